import { findHealth } from '@/lib/health/health'
import { route } from '@/lib/http/route'
import { services } from '@/lib/services'

/** Tells a monitor whether the site can do its work. */
export const GET = route({}, () => findHealth(services()))
