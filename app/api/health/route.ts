import { findHealth } from '@/lib/domain/health/health'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Tells a monitor whether the site can do its work. */
export const GET = route({}, () => findHealth(services()))
