/** The id of a skill's place in the list of the map. */
export function skillPlace(skill: string): string {
  return `skill-${skill}`
}
