import { AppError } from '@/lib/errors/app-error'
import { route } from '@/lib/http/route'

/** Refuses, as the API refuses, what is below /api and no call of it: Next would answer with a page. */
const refuse = route({}, async () => {
  throw new AppError('not-found')
})

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT }
