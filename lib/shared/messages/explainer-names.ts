/** What explainers are called where others are listed or led to beside them: apart, for pages that need no more of them. */
export const explainerNames = {
  one: 'Magyarázat',
  all: 'Magyarázatok',
  /** Before a skill that is new for the pupil. */
  before: (title: string) => `Ez még új. Előbb nézd meg: ${title}`,
} as const
