import { handlerOf } from '@/lib/server/http/route'
import { AppError } from '@/lib/shared/errors/app-error'

/** Refuses, as the API refuses, what is below /api and no call of it: Next would answer with a page. */
const refuse = handlerOf({}, async () => {
  throw new AppError('not-found')
})

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT }
