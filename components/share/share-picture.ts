/** What every share picture is. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/png' } as const
