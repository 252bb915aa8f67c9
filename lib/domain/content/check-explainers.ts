import type { ContentFault } from './content-fault'
import type { ContentFiles } from './content-files'

/** What explainers name has to be there: their skill, the typical mistakes that they recognise, and the public exercise where they go on, which trains that skill. */
export function checkExplainers({
  explainers,
  exercises,
  skills,
  mistakes,
}: Pick<ContentFiles, 'explainers' | 'exercises' | 'skills' | 'mistakes'>): readonly ContentFault[] {
  return explainers.flatMap(({ file, definition, lineOf }) => {
    const { skill, fading } = definition
    const fault = (at: readonly PropertyKey[], reason: string) => [{ file, line: lineOf(at), reason }]
    const exercise = exercises.find(({ definition: { id, status } }) => id === fading.exercise && status === 'public')
    const isKnown = skill === undefined || !skills || skills.items.some(({ id }) => id === skill)
    const trains = skill === undefined || exercise?.definition.skills.includes(skill)
    const asks = [...definition.scenes, ...fading.steps].flatMap(({ ask }) => ask ?? [])
    const named = asks.flatMap(({ control }) => control.feedback.flatMap(({ mistake }) => mistake ?? []))
    const unknown = mistakes ? named.filter((id) => !mistakes.items.some((each) => each.id === id)) : []
    return [
      ...unknown.flatMap((id) => fault(['scenes'], `${id} is not in content/mistakes.yaml`)),
      ...(isKnown ? [] : fault(['skill'], `${skill} is not in content/skills.yaml`)),
      ...(exercise ? [] : fault(['fading', 'exercise'], `${fading.exercise} is no public exercise`)),
      ...(exercise && !trains ? fault(['fading', 'exercise'], `${fading.exercise} does not train ${skill}`) : []),
    ]
  })
}
