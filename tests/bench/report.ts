export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** A goal and whether it is met. */
export function verdict(goal: string, isMet: boolean): string {
  return `goal: ${goal}: ${isMet ? 'met' : 'MISSED'}`
}
