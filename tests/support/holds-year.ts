/** Whether a year stands anywhere in plain JSON as a value, or begins a date; ids and hashes may hold its digits by chance. */
export function holdsYear(value: unknown, year: number): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((part) => holdsYear(part, year))
  return value === year || (typeof value === 'string' && (value === String(year) || value.startsWith(`${year}-`)))
}
