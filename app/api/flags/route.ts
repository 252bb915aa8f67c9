import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Tells what is switched on, the same for everyone. */
export const GET = route({ cacheControl: 'public, max-age=60' }, async () => services().featureFlags.current())
