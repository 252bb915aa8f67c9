import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buttonClass } from '@/components/ui/button-class'
import type { GeneratedControl } from '@/lib/domain/exercise/model'
import { CHECK, HINT, NEXT, nextNumbers, renderPlayer, subTask } from './render-player'

const number: GeneratedControl = { type: 'single-number', props: {} }
const graded = (outcome: 'correct' | 'wrong' | 'ungraded', feedback?: string) => ({
  correct: outcome === 'correct',
  outcome,
  controls: [outcome],
  feedback,
})

const field = () => screen.getByRole('textbox', { name: 'A válaszod' })
const button = (name: string) => screen.getByRole('button', { name })
const message = (title: string) => screen.findByRole('region', { name: title })

/** A player with this many sub-tasks of one number each, whose first answer is typed already. */
async function startSolving(count: number, typed = '5') {
  const player = renderPlayer({ subTasks: Array.from({ length: count }, () => subTask(number)) })
  await player.user.type(field(), typed)
  return player
}

describe('checking', () => {
  test('with Enter sends the answer of the sub-task on the screen', async () => {
    const { api, user } = await startSolving(2)
    api.answer(CHECK, 200, graded('wrong'))
    await user.keyboard('{Enter}')
    await message('Nem egészen...')
    expect(api.requests).toEqual([
      { path: CHECK, body: { seed: 7, difficultyLevel: 2, subTask: 0, answers: ['5'], attempt: 1 } },
    ])
  })

  test('a wrong answer moves the focus to the message, with the author’s feedback, and Enter leads back to the field', async () => {
    const { api, user } = await startSolving(2)
    api.answer(CHECK, 200, graded('wrong', 'Ez a **különbségük**.'))
    await user.click(button('Ellenőrzés'))
    const popover = await message('Nem egészen...')
    expect(popover).toHaveFocus()
    expect((await within(popover).findByText('különbségük')).tagName).toBe('STRONG')
    expect(screen.getByRole('status').textContent).toBe('Ez a különbségük.')

    await user.keyboard('{Enter}')
    expect(screen.queryByRole('region', { name: 'Nem egészen...' })).toBeNull()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('5')
    expect(field()).toBeInvalid()
  })

  test('the card stands directly below the answer, before the hints, and what it says there is nowhere else', async () => {
    const { api, user } = renderPlayer({ subTasks: [{ ...subTask(number), hasHints: true, maxHints: 2 }] })
    api.answer(HINT, 200, { hint: 'Bontsd fel!', hasMore: true, maxHints: 2 })
    await user.click(button('Segítség'))
    const hints = await screen.findByRole('list', { name: 'Segítségek' })
    await user.type(field(), '5')
    api.answer(CHECK, 200, graded('wrong'))
    await user.click(button('Ellenőrzés'))
    const card = await message('Nem egészen...')
    expect(card).toHaveTextContent(/^Nem egészen\.\.\.Próbáld meg még egyszer!Újra megpróbálomKérek segítséget$/)
    expect(field().closest('form')?.nextElementSibling).toContainElement(card)
    expect(card.compareDocumentPosition(hints)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('main')).toContainElement(card)
  })

  test('“Újra megpróbálom” selects what was typed, so that the next try begins anew', async () => {
    const { api, user } = await startSolving(2, '12')
    api.answer(CHECK, 200, graded('wrong'))
    await user.click(button('Ellenőrzés'))
    await user.click(await screen.findByRole('button', { name: 'Újra megpróbálom' }))
    expect(field()).toHaveFocus()
    await user.keyboard('7')
    expect(field()).toHaveValue('7')
  })

  test('after the second miss help comes first, and after the last hint another one of the same kind', async () => {
    const { api, user } = renderPlayer({ subTasks: [{ ...subTask(number), hasHints: true, maxHints: 1 }] })
    const ways = async () =>
      within(await message('Nem egészen...'))
        .getAllByRole('button')
        .map((each) => each.textContent)
    const miss = async () => {
      api.answer(CHECK, 200, graded('wrong'))
      await user.type(field(), '5')
      await user.click(button('Ellenőrzés'))
      // Until it is graded what was said before stands there.
      await waitFor(() => expect(screen.getByRole('region', { name: 'Nem egészen...' })).toHaveFocus())
    }
    await miss()
    expect(await ways()).toEqual(['Újra megpróbálom', 'Kérek segítséget'])
    await miss()
    expect(await ways()).toEqual(['Kérek segítséget', 'Újra megpróbálom'])

    api.answer(HINT, 200, { hint: 'Az eredmény 5.', hasMore: false, maxHints: 1 })
    await user.click(button('Kérek segítséget'))
    expect(await screen.findByText('Így jön ki, lépésről lépésre:')).toBeInTheDocument()
    expect(button('Egy hasonlót kérek')).toBeInTheDocument()
    await user.click(button('Megadom a választ'))
    expect(field()).toHaveFocus()
    expect(await message('Így jön ki:')).toHaveTextContent('Az eredmény 5.')

    await miss()
    expect(await ways()).toEqual(['Újra megpróbálom', 'Egy hasonlót kérek'])
    // What stands below the card is as it was.
    expect(screen.getByText('Így jön ki, lépésről lépésre:')).toBeInTheDocument()
    api.answer(NEXT, 200, nextNumbers())
    await user.click(button('Egy hasonlót kérek'))
    expect(await screen.findByText('Írd le: 5!')).toBeInTheDocument()
  })

  test('no help is offered that is not there', async () => {
    const { api, user } = await startSolving(1)
    api.answer(CHECK, 200, graded('wrong'))
    await user.click(button('Ellenőrzés'))
    expect(within(await message('Nem egészen...')).getAllByRole('button')).toEqual([button('Újra megpróbálom')])
  })

  test.each<[string, GeneratedControl, string, (user: ReturnType<typeof renderPlayer>['user']) => Promise<void>]>([
    [
      'a field',
      number,
      'Ezt nézd meg újra!',
      async (user) => {
        await user.clear(field())
        await user.type(field(), '5')
      },
    ],
    [
      'an option',
      { type: 'single-choice', props: { options: [{ label: 'igen' }, { label: 'nem' }] } },
      'ezt választottad',
      async (user) => {
        await user.click(screen.getByRole('radio', { name: 'nem' }))
        await user.click(screen.getByRole('radio', { name: 'igen' }))
      },
    ],
  ])(
    'the same wrong answer of %s, sent again, is said to have been tried already',
    async (_, control, first, answer) => {
      const { api, user } = renderPlayer({ subTasks: [subTask(control)] })
      const miss = async () => {
        await answer(user)
        api.answer(CHECK, 200, graded('wrong'))
        await user.click(button('Ellenőrzés'))
        await message('Nem egészen...')
      }
      await miss()
      expect(screen.getByText(first)).toBeVisible()
      expect(screen.queryByText(/^ezt már próbáltad$/i)).toBeNull()
      await miss()
      expect(screen.getByText(/^ezt már próbáltad$/i)).toBeVisible()
      expect(screen.queryByText(first)).toBeNull()
    },
  )

  test('typing takes the mark away, and leaves the author’s sentence as that of the answer before, with no buttons', async () => {
    const { api, user } = await startSolving(2)
    api.answer(CHECK, 200, graded('wrong', 'Ez a **különbségük**.'))
    await user.click(button('Ellenőrzés'))
    await message('Nem egészen...')
    await user.type(field(), '6')
    expect(field()).toBeValid()
    const past = screen.getByRole('region', { name: 'Az előző válaszodról:' })
    expect(past).toHaveTextContent('Ez a különbségük.')
    // The browser test looks at whether it is to be seen.
    expect(button('Újra megpróbálom').closest('.invisible')).not.toBeNull()
    expect(screen.getByRole('status').textContent).toBe('')

    const release = api.holdNext(CHECK, 200, graded('wrong', 'Most meg **túl nagy**.'))
    await user.keyboard('{Enter}')
    expect(past).toHaveTextContent('Ez a különbségük.')
    release()
    const next = await message('Nem egészen...')
    expect(next).toHaveTextContent('Most meg túl nagy.')
    expect(next).toHaveFocus()
    expect(next).not.toBe(past)
    expect(screen.queryByText(/különbségük/)).toBeNull()
  })

  test('who goes back to the field has its keys again', async () => {
    const { api, user } = await startSolving(2)
    api.answer(CHECK, 200, graded('wrong', 'Ez a **különbségük**.'))
    await user.click(button('Ellenőrzés'))
    await message('Nem egészen...')
    expect(screen.queryByRole('region', { name: 'Billentyűk a válasz beírásához' })).toBeNull()
    await user.click(field())
    expect(screen.getByRole('region', { name: 'Az előző válaszodról:' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Billentyűk a válasz beírásához' })).toBeInTheDocument()
  })

  test.each([
    ['a miss without a sentence', 'Nem egészen...', 200, graded('wrong')],
    ['what can be pressed again', 'Elérted a napi feladatlimitet!', 403, 'limit-reached'],
  ])('of %s only the place is kept', async (_, title, status, answer) => {
    const { api, user } = await startSolving(2)
    api.answer(CHECK, status, answer)
    await user.click(button('Ellenőrzés'))
    await message(title)
    await user.type(field(), '6')
    expect(screen.getByRole('region', { name: title })).toHaveClass('invisible')
  })

  test('what cannot be judged is a question', async () => {
    const { api, user } = await startSolving(2, '1,500')
    api.answer(CHECK, 200, graded('ungraded', 'Ezt kétféleképpen lehet érteni: 1,5 vagy 1500?'))
    await user.click(button('Ellenőrzés'))
    const popover = await message('Egy pillanat!')
    expect(popover).toHaveTextContent('1,5 vagy 1500?')
    expect(screen.queryByText('Nem egészen...')).toBeNull()
    expect(field()).toBeValid()
  })

  test('Escape closes the message', async () => {
    const { api, user } = await startSolving(2)
    api.answer(CHECK, 200, graded('wrong'))
    await user.click(button('Ellenőrzés'))
    await message('Nem egészen...')
    await user.keyboard('{Escape}')
    expect(screen.queryByText('Nem egészen...')).toBeNull()
  })

  test('shows that it is under way, and is not sent twice', async () => {
    const { api, user } = await startSolving(2)
    const release = api.holdNext(CHECK, 200, graded('correct'))
    await user.click(button('Ellenőrzés'))
    expect(button('Ellenőrzés')).toHaveAttribute('aria-busy', 'true')
    await user.click(button('Ellenőrzés'))
    await user.type(field(), '{Enter}')
    release()
    await message('Szép munka!')
    expect(api.requests).toHaveLength(1)
  })
})

describe('sub-tasks', () => {
  test('stand below the description of the exercise, as rich text', async () => {
    renderPlayer({ description: 'A **kert** téglalap alakú.', subTasks: [subTask(number)] })
    const description = await screen.findByText('kert')
    expect(description.tagName).toBe('STRONG')
    const question = screen.getByText('Mennyi az eredmény?')
    expect(description.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('each have a button: a check when finished, a filled dot for the active one, small dots for those to come', async () => {
    const { api, user } = await startSolving(3)
    api.answer(CHECK, 200, graded('correct'))
    await user.click(button('Ellenőrzés'))
    await message('Szép munka!')
    const picture = (name: string) => button(name).firstElementChild
    expect(picture('1. részfeladat, kész')?.querySelector('svg')).toBeInTheDocument()
    expect(picture('2. részfeladat, ez a soron lévő')).toHaveClass('border-[9px]', 'border-leaf', 'size-4.5')
    expect(picture('3. részfeladat, később következik')).toHaveClass('border-control', 'size-2.5')
    expect(button('1. részfeladat, kész')).toBeEnabled()
    expect(button('2. részfeladat, ez a soron lévő')).toBeEnabled()
    expect(button('3. részfeladat, később következik')).toBeDisabled()
  })

  test('a right answer leads on to the first field of the next sub-task', async () => {
    const { api, user } = await startSolving(2)
    expect(screen.getByText('1 / 2')).toBeInTheDocument()
    expect(button('2. részfeladat, később következik')).toBeDisabled()

    api.answer(CHECK, 200, { ...graded('correct'), why: 'Mert **éppen** annyi.' })
    await user.click(button('Ellenőrzés'))
    const popover = await message('Szép munka!')
    expect(popover).toHaveTextContent('Csak így tovább!')
    expect(popover).toHaveTextContent('Mert éppen annyi.')
    expect(screen.getByRole('status').textContent).toBe('Csak így tovább! Mert éppen annyi.')
    expect(
      screen.getAllByRole('button', { name: /^Tovább/ }).filter((each) => !each.matches('.invisible')),
    ).toHaveLength(1)
    await user.click(within(popover).getByRole('button', { name: 'Tovább a következő részfeladatra' }))

    expect(screen.getByText('2 / 2')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '2. részfeladat' })).toBeInTheDocument()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')

    await user.click(button('1. részfeladat, kész'))
    expect(screen.getByRole('main')).toHaveTextContent('Mert éppen annyi.')
  })

  test('a finished one can be looked at again, and left with “Tovább”', async () => {
    const { api, user } = await startSolving(2)
    api.answer(CHECK, 200, graded('correct'))
    await user.click(button('Ellenőrzés'))
    await user.click(await screen.findByRole('button', { name: '2. részfeladat, ez a soron lévő' }))
    await user.click(button('1. részfeladat, kész'))

    expect(button('1. részfeladat, kész')).toHaveAttribute('aria-current', 'step')
    expect(field()).toHaveValue('5')
    expect(field()).toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: 'Ellenőrzés' })).toBeNull()
    const goOn = button('Tovább')
    await user.click(goOn)
    expect(screen.getByText('2 / 2')).toBeInTheDocument()
    // Were it the same element, browsers would have it submit the form at the end of this very click.
    expect(button('Ellenőrzés')).not.toBe(goOn)
  })

  test('the last one ends with the congratulation', async () => {
    const { api, user } = await startSolving(1)
    api.answer(CHECK, 200, graded('correct'))
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Gratulálunk!' })
    expect(dialog).toHaveTextContent('Sikeresen megoldottad a feladatot!')
    expect(within(dialog).getByRole('button', { name: /^Újra ?ugyanez új számokkal$/ })).toBeInTheDocument()
    expect(within(dialog).getByRole('link', { name: 'Kezdőlap' })).toHaveAttribute('href', '/')

    await user.click(within(dialog).getByRole('button', { name: 'Bezárás' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Tovább')).toHaveFocus()
    await user.click(button('Tovább'))
    expect(screen.getByRole('dialog', { name: 'Gratulálunk!' })).toBeInTheDocument()
  })
})

describe('the end of the exercise', () => {
  async function solve(wayOn: object | undefined, isFixed = false) {
    const { api, user } = renderPlayer({ subTasks: [subTask(number)], isFixed })
    api.answer(CHECK, 200, { ...graded('correct'), ...(wayOn && { wayOn }) })
    await user.type(field(), '5{Enter}')
    return within(await screen.findByRole('dialog', { name: 'Gratulálunk!' }))
  }
  const linksIn = (dialog: Awaited<ReturnType<typeof solve>>) =>
    dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

  test('leads on in today’s practice, whatever the list and its limit say', async () => {
    const dialog = await solve({
      isLimitReached: true,
      practice: { places: ['done', 'open'], next: { title: 'Osztás', path: '/practice/2' } },
    })
    expect(linksIn(dialog)[0]).toEqual(['A mai gyakorlás következő feladataOsztás', '/practice/2'])
    expect(dialog.queryByText(/holnap/)).toBeNull()
  })

  test('leads to the end of today’s practice after its last place', async () => {
    const dialog = await solve({ practice: { places: ['done', 'done'] }, next: { title: 'Kivonás', path: '/x' } })
    expect(linksIn(dialog)[0]).toEqual(['A mai gyakorlás végére értélMi lett belőle?', '/practice/end'])
  })

  test('says how it went and leads to the next exercise, to a harder level and back to the list', async () => {
    const dialog = await solve({
      next: { title: 'Kivonás', path: '/exercise/kivonas?d=2' },
      harder: '/exercise/szamolas?d=3',
      back: { title: 'Egész számok', path: '/exercises#egesz' },
    })
    expect(dialog.getByText('Sikeresen megoldottad a feladatot! Elsőre!')).toBeVisible()
    expect(linksIn(dialog)).toEqual([
      ['Következő feladatKivonás', '/exercise/kivonas?d=2'],
      ['Nehezebb', '/exercise/szamolas?d=3'],
      ['Vissza: Egész számok', '/exercises#egesz'],
      ['Kezdőlap', '/'],
    ])
    expect(dialog.getByRole('link', { name: 'Nehezebb nehéz szint' })).toBeInTheDocument()
  })

  test('says what grew, and shows it on the tree of the pupil', async () => {
    const dialog = await solve({
      grown: {
        turn: 1,
        tree: [
          { id: 'a', state: 'working', after: [] },
          { id: 'b', state: 'new', after: ['a'] },
        ],
        risen: [{ id: 'a', title: 'Kerekítés', state: 'working' }],
      },
    })
    expect(dialog.getByText(/^Ez nőtt a ligetedben:/)).toHaveTextContent('Ez nőtt a ligetedben: Kerekítés: megy')
    expect(document.querySelectorAll('dialog svg.tree .fresh')).toHaveLength(1)
  })

  test('without a next one new numbers come first; a task that is always the same promises none', async () => {
    const dialog = await solve({ isLimitReached: true }, true)
    expect(dialog.getByText('Mára megvan a 3 feladatod. Ezeket folytathatod.')).toBeVisible()
    expect(dialog.queryByText(/új szám/)).not.toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Újra' })).toBeInTheDocument()
    expect(linksIn(dialog)).toEqual([['Kezdőlap', '/']])
  })
})

describe('hints', () => {
  const withHints = { ...subTask(number), hasHints: true, maxHints: 2 }

  test('come one by one, numbered, with the focus on the newest, until none is left', async () => {
    const { api, user } = renderPlayer({ subTasks: [withHints] })
    api.answer(HINT, 200, { hint: 'Bontsd **fel**!', hasMore: true, maxHints: 2 })
    await user.click(button('Segítség'))
    expect(await screen.findByText('1/2')).toBeInTheDocument()
    expect(screen.getByText('fel').tagName).toBe('STRONG')

    api.answer(HINT, 200, { hint: 'Az eredmény 5.', hasMore: false, maxHints: 2 })
    await user.click(button('Segítség'))
    await screen.findByText('2/2')
    const cards = within(screen.getByRole('list', { name: 'Segítségek' })).getAllByRole('listitem')
    expect(cards).toHaveLength(2)
    expect(cards[1]).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Segítség' })).toBeNull()
    expect(api.requests.map(({ body }) => body)).toMatchObject([{ hint: '' }, { hint: 'Bontsd **fel**!' }])
  })

  test.each([
    ['a sub-task without hints', { subTasks: [subTask(number)] }],
    ['an exercise that the free tier refuses', { subTasks: [withHints], access: 'refused' as const }],
  ])('are not offered for %s', (_, setting) => {
    renderPlayer(setting)
    expect(screen.queryByRole('button', { name: 'Segítség' })).toBeNull()
  })
})

/** The buttons, and the links that look like one, that have the look of the one thing to do next. */
function mainOnes(): readonly (string | null)[] {
  const look = buttonClass('primary').split(' ')
  return [...document.querySelectorAll('a, button')]
    .filter(({ classList }) => look.every((name) => classList.contains(name)))
    .map(({ textContent }) => textContent)
}

describe('what goes wrong', () => {
  test('the daily limit is told with its two ways out', async () => {
    const { api, user } = await startSolving(1)
    api.answer(CHECK, 403, 'limit-reached')
    await user.click(button('Ellenőrzés'))
    const popover = await message('Elérted a napi feladatlimitet!')
    expect(popover).toHaveTextContent('3 különböző feladatot')
    expect(within(popover).getByRole('link', { name: 'Másik feladatot választok' })).toHaveAttribute(
      'href',
      '/exercises',
    )
    expect(within(popover).getByRole('link', { name: 'Prémium verzió' })).toHaveAttribute('href', '/subscribe')
    expect(mainOnes()).toEqual(['Másik feladatot választok'])
    expect(button('Ellenőrzés')).toHaveClass('invisible')
    await user.click(within(popover).getByRole('button', { name: 'Üzenet bezárása' }))
    expect(button('Ellenőrzés')).not.toHaveClass('invisible')
  })

  test('nothing invites to what the daily limit refuses, which is told to who presses it', async () => {
    const { api, user } = renderPlayer({ subTasks: [subTask(number)], access: 'refused' })
    expect(mainOnes()).toEqual([])
    await user.type(screen.getByRole('textbox'), '5')
    api.answer(CHECK, 403, 'limit-reached')
    await user.click(button('Ellenőrzés'))
    expect(await message('Elérted a napi feladatlimitet!')).toHaveFocus()
    expect(mainOnes()).toEqual(['Másik feladatot választok'])
  })

  test('the daily limit is told for a hint as well', async () => {
    const { api, user } = renderPlayer({ subTasks: [{ ...subTask(number), hasHints: true, maxHints: 2 }] })
    api.answer(HINT, 403, 'limit-reached')
    await user.click(button('Segítség'))
    const popover = await message('Elérted a napi feladatlimitet!')
    expect(popover).toHaveFocus()
    expect(within(popover).getByRole('link', { name: 'Prémium verzió' })).toHaveAttribute('href', '/subscribe')
    expect(screen.queryByRole('list', { name: 'Segítségek' })).toBeNull()
  })

  test('an ended session leads to the login and back to the same numbers', async () => {
    const { api, user } = await startSolving(1)
    api.answer(CHECK, 401, 'unauthenticated')
    await user.click(button('Ellenőrzés'))
    const popover = await message('Lépj be újra!')
    expect(within(popover).getByRole('link', { name: 'Belépés' })).toHaveAttribute(
      'href',
      '/login?r=/exercise/szamolas%3Fs%3D7%26d%3D2',
    )
  })

  test('any other failure is told in Hungarian', async () => {
    const { api, user } = await startSolving(1)
    api.answer(CHECK, 429, 'too-many-requests')
    await user.click(button('Ellenőrzés'))
    expect(await message('Ez most nem sikerült')).toHaveTextContent('Túl sok kérés érkezett')
  })
})

describe('a visitor', () => {
  test('reads the exercise, cannot answer it, and is led to the login', () => {
    renderPlayer({ subTasks: [subTask(number)], access: 'visitor' })
    expect(screen.getByText('Jelentkezz be a feladat megoldásához!')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Belépés' })).toHaveAttribute(
      'href',
      '/login?r=/exercise/szamolas%3Fs%3D7%26d%3D2',
    )
    expect(field()).toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: 'Ellenőrzés' })).toBeNull()
  })

  test('who presses a field or an option is told what an account is for, with the way back to the same numbers', async () => {
    const choice = { type: 'single-choice', props: { options: [{ label: 'egy' }, { label: 'kettő' }] } } as const
    const { user } = renderPlayer({ subTasks: [subTask(number, choice)], access: 'visitor' })
    const card = () => screen.queryByRole('region', { name: 'A válaszodhoz fiók kell' })
    expect(card()).toBeNull()
    await user.click(field())
    const [register, login] = within(card() as HTMLElement).getAllByRole('link')
    expect(register).toHaveTextContent('Regisztrálok')
    expect(register).toHaveAttribute('href', '/register?redirect=%2Fexercise%2Fszamolas%3Fs%3D7%26d%3D2')
    expect(login).toHaveAttribute('href', '/login?r=/exercise/szamolas%3Fs%3D7%26d%3D2')
    expect(card()?.parentElement).toHaveAttribute('role', 'status')
    expect(mainOnes()).toEqual(['Regisztrálok'])
    await user.keyboard('{Escape}')
    expect(card()).toBeNull()
    // The user of the library presses nothing in a group that is disabled; browsers let what is no field of it hear.
    const option = (name: string) => screen.getByRole('radio', { name }).closest('label')
    fireEvent.click(await screen.findByText('kettő'))
    expect(card()).toBeVisible()
    expect(screen.getByRole('radio', { name: 'kettő' })).not.toBeChecked()
    expect(option('kettő')).toHaveAttribute('data-pressed')
    fireEvent.click(screen.getByText('egy'))
    expect(option('egy')).toHaveAttribute('data-pressed')
    expect(option('kettő')).not.toHaveAttribute('data-pressed')
  })
})

describe('the address', () => {
  test('names the seed and the level, so that it can be shared', () => {
    renderPlayer({ subTasks: [subTask(number)] })
    expect(window.location.search).toBe('?s=7&d=2')
  })

  test('follows the new numbers', async () => {
    const { api, user } = renderPlayer({ subTasks: [subTask(number)] })
    api.answer(NEXT, 200, nextNumbers())
    await user.type(field(), '5')
    await user.click(button('Új számok'))
    expect(await screen.findByText(/^Írd le/)).toBeInTheDocument()
    expect(field()).toHaveValue('')
    await waitFor(() => expect(field()).toHaveFocus())
    expect(window.location.search).toBe('?s=8&d=2')
  })
})

describe('the bar of buttons', () => {
  const withHint = { ...subTask(number), hasHints: true, maxHints: 1 }

  test('leads the keyboard from the check to help, and then to the rest', async () => {
    const { user } = renderPlayer({ subTasks: [withHint] })
    button('Ellenőrzés').focus()
    await user.tab()
    expect(button('Segítség')).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('link', { name: /^Nyomtatás/ })).toHaveFocus()
    await user.tab()
    expect(button('Új számok')).toHaveFocus()
  })

  test('keeps the place of help, and offers none, when the hints are used up', async () => {
    const { api, user } = renderPlayer({ subTasks: [withHint] })
    const place = screen.getByText('Segítség').closest('button')
    api.answer(HINT, 200, { hint: 'Az eredmény 5.', hasMore: false, maxHints: 1 })
    await user.click(button('Segítség'))
    await screen.findByText('Az eredmény 5.')
    expect(screen.queryByRole('button', { name: 'Segítség' })).toBeNull()
    expect(place).toBeInTheDocument()
  })

  test('has no place for help where there is none', () => {
    renderPlayer({ subTasks: [subTask(number)] })
    expect(screen.queryByText('Segítség')).toBeNull()
  })
})
