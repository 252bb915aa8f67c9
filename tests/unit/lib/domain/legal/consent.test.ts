import { listLegalChanges } from '@/lib/domain/legal/consent'
import { latestVersion, legalVersions, toIsoDay } from '@/lib/domain/legal/versions'

const BOTH = [
  { document: 'terms', validFrom: '2026-11-26' },
  { document: 'privacy', validFrom: '2026-11-26' },
]

test('knows the versions of the specification, and those since', () => {
  expect(legalVersions).toEqual({
    privacy: ['20210502', '20241004', '20250313', '20250515', '20250723', '20261123', '20261126'],
    terms: ['20220802', '20241116', '20250515', '20250723', '20261123', '20261126'],
  })
  expect([latestVersion('terms'), latestVersion('privacy')]).toEqual(['20261126', '20261126'])
  expect(toIsoDay('20210502')).toBe('2021-05-02')
})

test.each([
  ['none', null],
  ['epoch 0', '1970-01-01T00:00:00.000Z'],
  ['a time before the latest versions', '2026-11-22T23:59:59.999Z'],
  ['a day before the latest versions', '20250723'],
  ['nonsense', 'tegnap'],
  ['an empty text', ''],
])('a consent that is %s leaves both documents to accept', (_, consent) => {
  expect(listLegalChanges(consent)).toEqual(BOTH)
})

test.each(['2026-11-26T00:00:00.000Z', '2026-11-26T01:00:00.000+01:00', '20261126', '2027-01-15T12:00:00.000Z'])(
  'the consent %s is up to date',
  (consent) => {
    expect(listLegalChanges(consent)).toEqual([])
  },
)
