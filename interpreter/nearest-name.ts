/** Longer names are not compared, so that a script cannot make the search long. */
const MAX_LENGTH = 40

/** Insertions, deletions and replacements that turn one word into the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The known name that was probably meant: the nearest one, when less than half of the letters differ. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined
  let best: string | undefined
  let limit = Math.round(name.length / 2)
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= limit) continue
    const distance = editDistance(name, candidate)
    if (distance >= limit) continue
    best = candidate
    limit = distance
  }
  return best
}
