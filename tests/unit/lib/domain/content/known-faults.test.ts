import type { ContentFault } from '@/lib/domain/content/content-fault'
import { applyKnownFaults, parseKnownFaults } from '@/lib/domain/content/known-faults'

const LIST = `
few-situations:
  kepkeret: [level 1]
  csiga-utja: [level 1, level 2]
`

const fault = (exercise: string, place = 'level 1'): ContentFault => ({
  file: `${exercise}.yaml`,
  line: 3,
  reason: 'tells of one situation',
  known: { kind: 'few-situations', exercise, place },
})
const KNOWN = [fault('kepkeret'), fault('csiga-utja'), fault('csiga-utja', 'level 2')]

function told(faults: readonly ContentFault[], wasChecked: (id: string) => boolean = () => true): readonly string[] {
  const { list } = parseKnownFaults('content/known-faults.yaml', LIST)
  if (!list) throw new Error('The list is sound.')
  return applyKnownFaults(faults, list, wasChecked).map(({ file, line, reason }) => `${file}:${line}: ${reason}`)
}

test('what is on the list is not told', () => {
  expect(told(KNOWN)).toEqual([])
})

test.each([
  ['of another exercise', fault('uj-feladat')],
  ['at another place', fault('kepkeret', 'level 2')],
  ['of another kind', { ...fault('kepkeret'), known: { ...fault('kepkeret').known, kind: 'never-right' as const } }],
  ['of a kind that is never listed', { file: 'kepkeret.yaml', line: 3, reason: 'tells of one situation' }],
])('a fault %s is told', (_title, other) => {
  expect(told([...KNOWN, other as ContentFault])).toEqual([`${other.file}:3: tells of one situation`])
})

test('an entry whose fault is mended is told with its line', () => {
  expect(told(KNOWN.slice(0, 2))).toEqual([
    'content/known-faults.yaml:4: few-situations: csiga-utja no longer has this fault (level 2): take it off the list',
  ])
})

test('of exercises that were not looked at nothing is told', () => {
  expect(told([fault('kepkeret')], (id) => id === 'kepkeret')).toEqual([])
})

test('a list that is faulty is told', () => {
  const { list, found } = parseKnownFaults('content/known-faults.yaml', 'no-such-kind: { kepkeret: [level 1] }')
  expect(list).toBeUndefined()
  expect(found).toHaveLength(1)
})
