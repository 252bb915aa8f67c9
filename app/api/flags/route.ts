import { route } from '@/lib/http/route'
import { services } from '@/lib/services'

/** Tells what is switched on, the same for everyone. */
export const GET = route({ cacheControl: 'public, max-age=60' }, async () => services().featureFlags.current())
