/** A property of an exercise that does not fit its control; the content check finds it before any pupil does. */
export class PropertyError extends Error {
  override readonly name = 'PropertyError'
}
