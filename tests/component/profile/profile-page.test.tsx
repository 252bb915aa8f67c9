import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { ProfilePage } from '@/components/profile/profile-page'
import type { ListedSession, Profile, SignedInUser } from '@/lib/domain/account/model'
import { passwordWeaknessMessages } from '@/lib/shared/messages/password-weakness'
import { installFakeAudio } from '@/tests/support/fake-audio'
import { done, failure, installServer, ok } from '../account/fake-server'
import { renderPage } from '../account/render-page'

const user: SignedInUser = {
  uid: 'kata-1',
  email: 'kata@pelda.hu',
  displayName: 'Kata',
  role: 0,
  emailVerified: true,
  legalConsentDate: null,
  ageUnknown: false,
  awaitsParent: false,
}
const RENAME = 'POST /user/profile/kata-1'
const PASSWORD = 'PUT /account/password'
const MAIL = 'POST /account/password-reset'
const DATA = 'POST /user/data'
const END_OTHERS = 'DELETE /user/sessions'
const DELETE = 'DELETE /user'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** How long the server takes, so that answers come while a test waits for them. */
const ANSWER_SECONDS = 0.01
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
const button = (name: string) => screen.getByRole('button', { name })
const nameField = () => screen.getByRole('textbox', { name: 'Név' })

const HERE: ListedSession = {
  id: 'here',
  device: { browser: 'Firefox', system: 'Linux' },
  signedInAt: '2026-01-10T08:00:00.000Z',
  lastSeenDay: '2026-01-15',
  current: true,
}
const PHONE: ListedSession = {
  ...HERE,
  id: 'phone',
  device: { browser: 'Mobile Safari', system: 'iOS' },
  lastSeenDay: '2026-01-12',
  current: false,
}
const UNKNOWN: ListedSession = { ...PHONE, id: 'unknown', device: { browser: null, system: null } }

function openProfile(
  handlers: Parameters<typeof installServer>[0] = {},
  profile: Partial<Profile> = {},
  sessions: readonly ListedSession[] = [HERE],
) {
  const slowed = Object.entries(handlers).map(([name, handler]) => [name, slowly(handler)] as const)
  const requests = installServer(Object.fromEntries(slowed))
  const facts: Profile = { hasPassword: true, subscription: 'none', expiresAt: null, ...profile }
  const limits = { name: 80, passwordMin: 6, passwordMax: 128 }
  const props = { user, profile: facts, sessions, awaited: undefined, limits }
  return { requests, ...renderPage(<ProfilePage {...props} />) }
}

type Handler = Parameters<typeof installServer>[0][string]

function slowly(handler: Handler): Handler {
  return async (body) => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_SECONDS * 1000))
    return handler(body)
  }
}

async function enterName(page: ReturnType<typeof openProfile>, name: string) {
  await page.user.click(button('Név módosítása'))
  await page.user.clear(nameField())
  if (name) await page.user.type(nameField(), name)
  await page.user.click(button('Mentés'))
  await pass(ANSWER_SECONDS)
}

async function enterPasswords(page: ReturnType<typeof openProfile>, current: string, next: string) {
  await page.user.click(button('Jelszó módosítása'))
  if (current) await page.user.type(screen.getByLabelText('Jelenlegi jelszó'), current)
  if (next) await page.user.type(screen.getByLabelText('Új jelszó'), next)
  await page.user.click(button('Mentés'))
  await pass(ANSWER_SECONDS)
}

describe('the name', () => {
  test('is changed in its place: the form takes the focus, and gives it back', async () => {
    const page = openProfile({ [RENAME]: () => done })
    await page.user.click(button('Név módosítása'))
    expect(nameField()).toHaveFocus()
    expect(nameField()).toHaveValue('Kata')
    await page.user.clear(nameField())
    await page.user.type(nameField(), ' Kerek Kata {Enter}')
    await pass(ANSWER_SECONDS)
    expect(page.requests).toEqual([{ call: RENAME, body: { displayName: 'Kerek Kata' } }])
    expect(screen.getByText('Kerek Kata')).toBeVisible()
    expect(button('Név módosítása')).toHaveFocus()
  })

  test('an updated name is told in a live region that was there before, and disappears after 5 seconds', async () => {
    const page = openProfile({ [RENAME]: () => done })
    const regions = screen.getAllByRole('status')
    await enterName(page, 'Kati')
    const message = screen.getByText('A neved sikeresen frissült.')
    expect(regions).toContain(message.closest('[role="status"]'))
    await pass(4.9)
    expect(message).toBeVisible()
    await pass(0.1)
    expect(message).not.toBeInTheDocument()
  })

  test('a message stays under the pointer, and goes 5 seconds after the pointer has left', async () => {
    const page = openProfile({ [RENAME]: () => done })
    await enterName(page, 'Kati')
    const message = screen.getByText('A neved sikeresen frissült.')
    await page.user.hover(message)
    await pass(60)
    expect(message).toBeVisible()
    await page.user.unhover(message)
    await pass(4.9)
    expect(message).toBeVisible()
    await pass(0.1)
    expect(message).not.toBeInTheDocument()
  })

  test('a message stays while it has the focus', async () => {
    const page = openProfile({ [RENAME]: () => done })
    await enterName(page, 'Kati')
    const message = screen.getByText('A neved sikeresen frissült.')
    act(() => message.focus())
    await pass(60)
    expect(message).toBeVisible()
    act(() => message.blur())
    await pass(5)
    expect(message).not.toBeInTheDocument()
  })

  test.each([
    ['empty', ''],
    ['whitespace', '   '],
  ])('an %s name is an invalid name, and is not sent', async (_, value) => {
    const page = openProfile()
    await enterName(page, value)
    expect(nameField()).toBeInvalid()
    expect(nameField()).toHaveFocus()
    expect(nameField()).toHaveAccessibleDescription('Érvénytelen név.')
    expect(page.requests).toEqual([])
    await pass(5)
    expect(screen.queryByText('Érvénytelen név.')).not.toBeInTheDocument()
    expect(nameField()).toHaveAttribute('aria-invalid', 'false')
  })

  test.each([
    ['unavailable', 503, 'A szolgáltatás most nem érhető el. Kérjük, próbáld újra később.'],
    ['too-many-requests', 429, 'Túl sok kérés érkezett. Próbáld újra egy kicsit később!'],
    ['invalid-request', 400, 'Hibás kérés. Kérjük, ellenőrizd a megadott adatokat.'],
  ])('a failure says that the name could not be updated, and what %s means', async (code, status, reason) => {
    const page = openProfile({ [RENAME]: () => failure(status, code) })
    await enterName(page, 'Kati')
    const message = screen.getByText(`A nevet nem sikerült frissíteni: ${reason}`)
    expect(nameField()).toHaveValue('Kati')
    await pass(5)
    expect(message).not.toBeInTheDocument()
    expect(nameField()).toHaveValue('Kati')
  })

  test.each(['Mégsem', 'Escape'])('%s gives the edit up', async (way) => {
    const page = openProfile()
    await page.user.click(button('Név módosítása'))
    await page.user.type(nameField(), 'xx')
    if (way === 'Escape') await page.user.keyboard('{Escape}')
    else await page.user.click(button('Mégsem'))
    expect(screen.getByText('Kata')).toBeVisible()
    expect(button('Név módosítása')).toHaveFocus()
    expect(page.requests).toEqual([])
  })

  test('is sent once however often it is pressed', async () => {
    const page = openProfile({ [RENAME]: () => new Promise(() => {}) })
    await enterName(page, 'Kati')
    await page.user.click(button('Mentés'))
    await page.user.type(nameField(), '{Enter}')
    expect(button('Mentés')).toHaveAttribute('aria-busy', 'true')
    expect(page.requests).toHaveLength(1)
  })
})

describe('the password', () => {
  test('is changed with the current one, and forgotten by the page', async () => {
    const page = openProfile({ [PASSWORD]: () => done })
    await enterPasswords(page, 'régi jelszó', 'egész új jelszó')
    expect(page.requests).toEqual([
      { call: PASSWORD, body: { currentPassword: 'régi jelszó', newPassword: 'egész új jelszó' } },
    ])
    const message = screen.getByText('A jelszavad sikeresen frissült. A többi eszközön kiléptettünk.')
    await pass(5)
    expect(message).not.toBeInTheDocument()
    await page.user.click(button('Jelszó módosítása'))
    expect(screen.getByLabelText('Jelenlegi jelszó')).toHaveValue('')
    expect(screen.getByLabelText('Új jelszó')).toHaveValue('')
  })

  test('after signing out elsewhere is refused with the way to sign in, which keeps what was typed', async () => {
    const page = openProfile({ [PASSWORD]: () => failure(401, 'unauthenticated') })
    await enterPasswords(page, 'régi jelszó', 'egész új jelszó')
    const way = screen.getByRole('link', { name: 'Belépés (új lapon nyílik)' })
    expect(way).toHaveAttribute('target', '_blank')
    expect(way.getAttribute('href')).toMatch(/^\/login\?r=\//)
    // It does not go by itself, and neither do the fields.
    await pass(30)
    expect(way).toBeVisible()
    expect(screen.getByLabelText('Új jelszó')).toHaveValue('egész új jelszó')
  })

  test.each([
    ['no current password', '', 'egész új jelszó', 'Jelenlegi jelszó'],
    ['spaces for the current password', '   ', 'egész új jelszó', 'Jelenlegi jelszó'],
    ['no new password', 'régi', '', 'Új jelszó'],
    ['spaces for the new password', 'régi', '      ', 'Új jelszó'],
  ])('%s is an invalid password, and is not sent', async (_, current, next, field) => {
    const page = openProfile()
    await enterPasswords(page, current, next)
    expect(screen.getByLabelText(field)).toHaveFocus()
    expect(screen.getByLabelText(field)).toBeInvalid()
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription('Érvénytelen jelszó.')
    expect(page.requests).toEqual([])
  })

  test.each([
    ['wrong-password', 403, 'Jelenlegi jelszó', 'A jelenlegi jelszó nem jó.'],
    ['weak-password', 400, 'Új jelszó', passwordWeaknessMessages.short],
    ['weak-password', 400, 'Új jelszó', passwordWeaknessMessages.pattern, { reason: 'pattern' }],
  ])(
    'a refusal with %s says so at the field that it is about',
    async (code, status, field, reason, details: unknown = undefined) => {
      const page = openProfile({ [PASSWORD]: () => failure(status, code, details) })
      await enterPasswords(page, 'régi', 'új')
      expect(screen.getByLabelText(field)).toHaveFocus()
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(`A jelszót nem sikerült frissíteni: ${reason}`)
    },
  )

  test('says that the network failed', async () => {
    const page = openProfile()
    await enterPasswords(page, 'régi', 'egész új jelszó')
    expect(screen.getByText(/^A jelszót nem sikerült frissíteni: Hálózati hiba/)).toBeVisible()
  })

  test('of an account that has none is set by a mail to its own address', async () => {
    const page = openProfile({ [MAIL]: () => done }, { hasPassword: false })
    expect(screen.queryByRole('button', { name: 'Jelszó módosítása' })).not.toBeInTheDocument()
    expect(screen.getByText('Nincs jelszavad, mert más szolgáltató fiókjával lépsz be.')).toBeVisible()
    await page.user.click(button('Levelet kérek'))
    await pass(ANSWER_SECONDS)
    expect(page.requests).toEqual([{ call: MAIL, body: { email: 'kata@pelda.hu' } }])
    expect(screen.getByText('Elküldtük a levelet. Nézd meg a postaládádat!')).toBeVisible()
  })
})

test('the e-mail address is shown, and cannot be edited', () => {
  openProfile()
  expect(screen.getByText('kata@pelda.hu')).toBeVisible()
  expect(screen.getByText('Az e-\u2060mail-cím nem módosítható.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /E-mail/ })).not.toBeInTheDocument()
})

test.each([
  ['no subscription', { subscription: 'none' }, ['Nincs előfizetésed']],
  [
    'active',
    { subscription: 'active', expiresAt: '2026-12-31T12:00:00.000Z' },
    ['Aktív', 'A kifizetett időszak vége: 2026. december 31.'],
  ],
  [
    'cancelled',
    { subscription: 'cancelled', expiresAt: '2026-12-31T12:00:00.000Z' },
    ['Lemondva', 'Eddig használhatod: 2026. december 31.'],
  ],
] as const)('the subscription is shown as %s, with the way to it', (_, profile, texts) => {
  openProfile({}, profile)
  for (const text of texts) expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Előfizetésem' })).toHaveAttribute('href', '/subscription')
})

describe('my data', () => {
  test('are saved as a file', async () => {
    const saved = watchDownloads()
    const page = openProfile({ [DATA]: () => ok({ profile: { name: 'Kata' } }) })
    await page.user.click(button('Adataim letöltése'))
    await pass(ANSWER_SECONDS)
    expect(saved).toEqual([expect.stringMatching(/^adataim-\d{4}-\d\d-\d\d\.json$/)])
    expect(screen.getByText('Az adataidat letöltöttük.')).toBeVisible()
  })

  test('tell why they could not be had', async () => {
    const page = openProfile({ [DATA]: () => failure(429, 'too-many-requests') })
    await page.user.click(button('Adataim letöltése'))
    await pass(ANSWER_SECONDS)
    expect(screen.getByText(/^Az adatokat nem sikerült letölteni: Túl sok kérés érkezett/)).toBeVisible()
  })
})

describe('where somebody is signed in', () => {
  const device = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)
  const endPhone = () => button('Kiléptetés: Mobile Safari, iOS')

  test('each device is named, with the day on which it was used last, and this one is marked', () => {
    openProfile({}, {}, [HERE, PHONE, UNKNOWN])
    expect(screen.getByRole('region', { name: 'Hol vagy belépve?' })).toBeVisible()
    expect(device('Firefox, Linux').getByText('Ez az eszköz, most ezt használod')).toBeVisible()
    expect(device('Mobile Safari, iOS').getByText('Utoljára használva: 2026. január 12.')).toBeVisible()
    expect(device('Ismeretlen eszköz').getByRole('button')).toHaveAccessibleName('Kiléptetés: Ismeretlen eszköz')
    expect(device('Firefox, Linux').getByRole('button')).toHaveAccessibleName('Kilépés')
  })

  test('a device is signed out, and the focus goes to the list that it has left', async () => {
    const page = openProfile({ 'DELETE /user/sessions/phone': () => done }, {}, [HERE, PHONE, UNKNOWN])
    await page.user.click(endPhone())
    await pass(ANSWER_SECONDS)
    expect(page.requests).toEqual([{ call: 'DELETE /user/sessions/phone', body: undefined }])
    expect(screen.queryByText('Mobile Safari, iOS')).not.toBeInTheDocument()
    expect(screen.getByText('Ismeretlen eszköz')).toBeVisible()
    expect(screen.getByText('Az eszközt kiléptettük.')).toBeVisible()
    expect(screen.getByRole('list', { name: 'Eszközök' })).toHaveFocus()
  })

  test('one that has ended meanwhile is gone too', async () => {
    const page = openProfile({ 'DELETE /user/sessions/phone': () => failure(404, 'not-found') }, {}, [HERE, PHONE])
    await page.user.click(endPhone())
    await pass(ANSWER_SECONDS)
    expect(screen.queryByText('Mobile Safari, iOS')).not.toBeInTheDocument()
  })

  test('"Kilépés mindenhonnan" leaves this device only, and then is not offered any more', async () => {
    const page = openProfile({ [END_OTHERS]: () => done }, {}, [HERE, PHONE, UNKNOWN])
    await page.user.click(button('Kilépés mindenhonnan'))
    await pass(ANSWER_SECONDS)
    expect(page.requests).toEqual([{ call: END_OTHERS, body: undefined }])
    expect(within(screen.getByRole('list', { name: 'Eszközök' })).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('Firefox, Linux')).toBeVisible()
    expect(screen.getByText('Minden más eszközön kiléptettünk.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Kilépés mindenhonnan' })).not.toBeInTheDocument()
    expect(screen.getByText('Csak ezen az eszközön van nyitva a fiókod.')).toBeVisible()
  })

  test('what fails is told, and the list stays', async () => {
    const page = openProfile({ [END_OTHERS]: () => failure(503, 'unavailable') }, {}, [HERE, PHONE])
    await page.user.click(button('Kilépés mindenhonnan'))
    await pass(ANSWER_SECONDS)
    expect(screen.getByText(/^Nem sikerült kiléptetni: A szolgáltatás most nem érhető el/)).toBeVisible()
    expect(endPhone()).toBeVisible()
  })
})

describe('who is asked to show that it is their account', () => {
  const required = () => failure(403, 'reauthentication-required')
  const passwordField = () => screen.getByLabelText('Jelszavad')
  /** Asks for the password until it is sent, and knows the right one. */
  const guarded = (answer: ReturnType<Handler>) => (body: unknown) => {
    const { password } = body as { password?: string }
    if (password === undefined) return required()
    return password === 'titok1' ? answer : failure(403, 'wrong-password')
  }

  test('types the password for the data: the field takes the focus, and a wrong one says so on it', async () => {
    const saved = watchDownloads()
    const page = openProfile({ [DATA]: guarded(ok({})) })
    await page.user.click(button('Adataim letöltése'))
    await pass(ANSWER_SECONDS)
    expect(passwordField()).toHaveFocus()
    expect(passwordField()).toHaveAccessibleDescription('Írd be a jelszavadat, hogy biztosan tudjuk: te kéred.')
    await page.user.type(passwordField(), 'titok2{Enter}')
    await pass(ANSWER_SECONDS)
    expect(passwordField()).toHaveFocus()
    expect(passwordField()).toBeInvalid()
    expect(passwordField()).toHaveAccessibleDescription('Ez nem a jelszavad. Próbáld újra!')
    expect(saved).toEqual([])
    await page.user.clear(passwordField())
    await page.user.type(passwordField(), 'titok1{Enter}')
    await pass(ANSWER_SECONDS)
    expect(saved).toHaveLength(1)
    expect(screen.queryByLabelText('Jelszavad')).not.toBeInTheDocument()
    expect(page.requests.map(({ body }) => body)).toEqual([{}, { password: 'titok2' }, { password: 'titok1' }])
  })

  test('types the password to delete the account; without one nothing is sent', async () => {
    const page = openProfile({ [DELETE]: guarded(failure(503, 'unavailable')) })
    await page.user.click(button('Fiók törlése…'))
    await page.user.click(screen.getByRole('checkbox', { name: /Megértettem/ }))
    await page.user.click(button('Törlöm a fiókomat'))
    await pass(ANSWER_SECONDS)
    expect(passwordField()).toHaveFocus()
    await page.user.click(button('Törlöm a fiókomat'))
    expect(page.requests).toHaveLength(1)
    await page.user.type(passwordField(), 'titok1')
    await page.user.click(button('Törlöm a fiókomat'))
    await pass(ANSWER_SECONDS)
    expect(page.requests.at(-1)).toEqual({ call: DELETE, body: { password: 'titok1' } })
  })

  test.each([
    ['for the data', DATA, () => undefined, 'Adataim letöltése'],
    [
      'to delete the account',
      DELETE,
      async (page: ReturnType<typeof openProfile>) => {
        await page.user.click(button('Fiók törlése…'))
        await page.user.click(screen.getByRole('checkbox', { name: /Megértettem/ }))
      },
      'Törlöm a fiókomat',
    ],
  ])('is sent to sign in again %s, where there is no password', async (_, call, prepare, submit) => {
    const page = openProfile({ [call]: required }, { hasPassword: false })
    await prepare(page)
    await page.user.click(button(submit))
    await pass(ANSWER_SECONDS)
    expect(screen.getByRole('alert')).toHaveTextContent('Ehhez lépj be újra')
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(screen.queryByLabelText('Jelszavad')).not.toBeInTheDocument()
    expect(button('Belépés')).toBeVisible()
  })
})

describe('deleting the account', () => {
  const openDialog = async (page: ReturnType<typeof openProfile>) => {
    await page.user.click(button('Fiók törlése…'))
    return screen.getByRole('dialog', { name: 'Biztosan törlöd a fiókodat?' })
  }

  test('says what is erased, and of a subscription that it ends', async () => {
    const dialog = await openDialog(openProfile({}, { subscription: 'cancelled' }))
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
    expect(within(dialog).getByText(/^Az előfizetésed azonnal véget ér/)).toBeVisible()
  })

  test('says nothing of a subscription where there is none', async () => {
    const dialog = await openDialog(openProfile())
    expect(within(dialog).queryByText(/előfizetésed/)).not.toBeInTheDocument()
  })

  test('asks for a tick, and deletes nothing without it', async () => {
    const page = openProfile()
    await openDialog(page)
    await page.user.click(button('Törlöm a fiókomat'))
    await pass(ANSWER_SECONDS)
    const tick = screen.getByRole('checkbox', { name: 'Megértettem, hogy a törlés nem vonható vissza.' })
    expect(tick).toHaveAccessibleDescription('Jelöld be, hogy megértetted!')
    expect(tick).toHaveFocus()
    expect(page.requests).toEqual([])
  })

  test.each(['Mégsem törlöm', 'Bezárás'])('"%s" leaves everything as it was', async (way) => {
    const page = openProfile()
    await openDialog(page)
    await page.user.click(button(way))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(page.requests).toEqual([])
  })

  test('is refused to staff with the words of the specification', async () => {
    const page = openProfile({ [DELETE]: () => failure(403, 'admin-only-deletion') })
    await openDialog(page)
    await page.user.click(screen.getByRole('checkbox', { name: /Megértettem/ }))
    await page.user.click(button('Törlöm a fiókomat'))
    await pass(ANSWER_SECONDS)
    expect(page.requests).toEqual([{ call: DELETE, body: {} }])
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Ezt a felhasználói fiókot csak az adminisztrátor tudja törölni.',
    )
    expect(screen.getByRole('alert')).toHaveFocus()
  })

  test('cannot be given up once it is under way', async () => {
    const page = openProfile({ [DELETE]: () => new Promise(() => {}) })
    await openDialog(page)
    await page.user.click(screen.getByRole('checkbox', { name: /Megértettem/ }))
    await page.user.click(button('Törlöm a fiókomat'))
    await page.user.click(button('Mégsem törlöm'))
    await page.user.click(button('Bezárás'))
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    expect(page.requests).toHaveLength(1)
  })
})

/** Names of the files that the page has saved; jsdom follows no link. */
function watchDownloads(): readonly string[] {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

describe('sound and vibration of a right answer', () => {
  const sound = () => screen.getByRole('checkbox', { name: /^Hang/ })
  const vibration = () => screen.getByRole('checkbox', { name: /^Rezgés/ })
  const audio = installFakeAudio()
  beforeEach(() => {
    localStorage.clear()
    audio.reset()
  })

  test('are off until they are chosen, each by itself, and stay chosen in this browser', async () => {
    const { user } = openProfile()
    expect(sound()).not.toBeChecked()
    expect(vibration()).not.toBeChecked()
    await user.click(sound())
    expect(sound()).toBeChecked()
    cleanup()
    openProfile()
    expect(sound()).toBeChecked()
    expect(vibration()).not.toBeChecked()
  })

  test('are there to try as they are switched on, and leave nothing behind when they are off again', async () => {
    const { user } = openProfile()
    await user.click(sound())
    await waitFor(() => expect(audio.notes()).toBe(2))
    await user.click(sound())
    expect(sound()).not.toBeChecked()
    expect(audio.notes()).toBe(2)
    expect(localStorage).toHaveLength(0)
  })
})
