import { hasPermission, type Permission, type Principal, permissions } from '@/lib/domain/account/permissions'

const pupil = { role: 0, emailVerified: true, awaitsParent: false, hasSubscription: false }
const everyone = {
  'a visitor': undefined,
  'somebody of whom nothing is known': {},
  'a pupil with an unconfirmed address': { ...pupil, emailVerified: false },
  'a child whose parent has not agreed': { ...pupil, awaitsParent: true },
  'a pupil': pupil,
  'a subscriber': { ...pupil, hasSubscription: true },
  'a member of staff': { ...pupil, role: 500 },
  'an administrator': { ...pupil, role: 1000 },
} satisfies Record<string, Principal | undefined>

const expected: Record<keyof typeof everyone, readonly Permission[]> = {
  'a visitor': [],
  'somebody of whom nothing is known': ['solve'],
  'a pupil with an unconfirmed address': ['solve', 'deleteOwnAccount'],
  'a child whose parent has not agreed': ['solve', 'deleteOwnAccount'],
  'a pupil': ['solve', 'pay', 'deleteOwnAccount'],
  'a subscriber': ['solve', 'solveWithoutLimit', 'printSolutions', 'takeExam', 'pay', 'deleteOwnAccount'],
  'a member of staff': ['solve', 'pay', 'seeAdminLink', 'readSource'],
  'an administrator': ['solve', 'pay', 'seeAdminLink', 'readSource'],
}

// `Object.keys` gives up the names of the keys.
const all = Object.keys(permissions) as Permission[]

test.each(Object.entries(everyone))('%s may do what the table says and nothing else', (name, person) => {
  expect({ [name]: all.filter((permission) => hasPermission(permission, person)) }).toEqual({
    [name]: expected[name as keyof typeof everyone],
  })
})
