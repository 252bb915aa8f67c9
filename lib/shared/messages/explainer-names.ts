/** What explainers are called where others are listed or led to beside them: apart, for pages that need no more of them. */
export const explainerNames = { one: 'Magyarázat', all: 'Magyarázatok' } as const
