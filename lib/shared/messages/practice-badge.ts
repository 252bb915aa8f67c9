/** Stands beside the name of every set of exam tasks that no exam ever set: we have written all of it. */
export const practiceBadge = 'gyakorló feladatsor'
