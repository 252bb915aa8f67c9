import { checkSkills } from '@/lib/domain/content/check-skills'
import { checkText } from '@/lib/domain/content/check-text'
import { siteContent } from '@/tests/support/site-content'

const content = siteContent()

test('the map of skills, the exercises and the catalogue of mistakes fit', async () => {
  const { skills, mistakes, ...files } = await content
  expect(skills && checkSkills(skills, files, mistakes, checkText)).toEqual([])
})

test('each skill of the grades that have practice exercises is the main one of some exercise', async () => {
  const { skills, exercises } = await content
  const main = new Set(exercises.map(({ definition }) => definition.skills[0]))
  const without = skills?.items.filter(({ id, grade }) => grade < 9 && !main.has(id)).map(({ id }) => id)
  expect(without).toEqual([])
})
