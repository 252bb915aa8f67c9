import { type RouteLimit, route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Several forms for each pupil of a class; it bounds what one client can have computed. */
const LIMIT: RouteLimit = { name: 'captcha-tasks', limit: 300, windowSeconds: 5 * 60, per: 'client' }

/** Gives the browser what to do before a form that machines might send. */
export const GET = route({ limits: [LIMIT] }, () => services().captcha.createTask())
