/** How many skills are in which state. */
interface Counts {
  readonly sure: number
  readonly working: number
  readonly started: number
}

/** Texts of the drawn grove. */
export const groveMessages = {
  /** What has grown, `2 biztos, 5 megy`. */
  grown: ({ sure, working, started }: Counts) =>
    [
      [sure, 'biztos'],
      [working, 'megy'],
      [started, 'elkezdted'],
    ]
      .filter(([count]) => count !== 0)
      .map(([count, state]) => `${count} ${state}`)
      .join(', ') || 'még csupa rügy',
  ofAll: (skills: number, grown: string) => `${skills} készség: ${grown}`,
  tree: (topic: string, words: string) => `${topic} – ${words}`,
  grove: (trees: number, words: string) => `${trees} fa, ${words}`,
  refresh: (count: number) => (count === 1 ? 'frissítsd fel' : `${count} helyen frissítsd fel`),
  picture: 'Kép',
  list: 'Lista',
  pictureTitle: 'A ligeted',
  pictureLead: 'Minden téma egy fa, minden készség egy levél rajta. Ami megnőtt, az megmarad.',
  listTitle: 'Témák és készségek',
  key: { new: 'új: rügy', started: 'elkezdted: hajtás', working: 'megy: lomb', sure: 'biztos: virágzó lomb' },
  leaf: (skill: string, state: string) => `${skill}: ${state}`,
  own: (words: string) => `A ligeted: ${words}`,
} as const
