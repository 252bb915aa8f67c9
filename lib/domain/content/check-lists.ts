import { gradesOf, isDynamic, isOfExam } from '@/lib/domain/classification/model'
import { type CollectionId, gradeCollectionIds } from '@/lib/domain/collection/model'
import { checkCollections, mentionsIn } from './check-collections'
import type { ContentFault } from './content-fault'
import type { ContentFiles } from './content-files'

/** Classifications must have a label, collections must be sound, and a public exercise must be in one of them. */
export function checkLists(content: ContentFiles): readonly ContentFault[] {
  const { exercises, classifications, collections } = content
  const mentions = mentionsIn(collections)
  const ofExercises = exercises.flatMap(({ file, definition, lineOf }) => {
    const { id, status } = definition
    const unknown = definition.classifications.filter((tag) => classifications[tag] === undefined)
    const reasons = unknown.map((tag) => `${tag} has no label in content/classifications.yaml`)
    if (status === 'public') {
      const places = mentions.filter(({ exercise }) => exercise === id).map(({ collection }) => collection)
      if (places.length === 0) reasons.push('is public but in no collection')
      const wanted = [
        ...definition.classifications.flatMap(dynamicCollectionOf),
        ...gradeCollectionsOf(definition.classifications, places),
      ]
      const absent = wanted.filter((collection) => !places.includes(collection))
      reasons.push(...absent.map((collection) => `is not in content/collections/${collection}.yaml`))
    }
    return reasons.map((reason) => ({ file, line: lineOf(['classifications']), reason }))
  })
  return [...ofExercises, ...checkCollections(content)]
}

/** Where a story stands, which is on no page for all grades: in the collection of each of its grades, as in their lists. */
function gradeCollectionsOf(tags: readonly string[], places: readonly CollectionId[]): readonly CollectionId[] {
  const isOnPageOfAll = isDynamic(tags) || isOfExam(tags) || places.includes('dynamic') || places.includes('admission')
  if (isOnPageOfAll || places.length === 0) return []
  return gradesOf(tags).flatMap((grade) => gradeCollectionIds.find((id) => id === `grade-${grade}`) ?? [])
}

/** Where an exercise with a tag that gives it three levels stands: in the collection of that grade, or that of all grades. */
function dynamicCollectionOf(tag: string): readonly CollectionId[] {
  const group = /^hu\|dynamic\|(.+)$/.exec(tag)?.[1]
  if (group === undefined) return []
  return [gradeCollectionIds.find((id) => id === group) ?? 'dynamic']
}
