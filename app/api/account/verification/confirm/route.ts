import { ConfirmationBody } from '@/lib/account/model'
import { confirmEmail } from '@/lib/account/verification'
import { route } from '@/lib/http/route'
import { services } from '@/lib/services'

/** Confirms an address by the token of its mail. */
export const POST = route({ body: ConfirmationBody }, ({ body }) => confirmEmail(services(), body.token))
