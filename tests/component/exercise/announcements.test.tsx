/** What a screen reader is told as things happen: each once, and nothing that the moving focus says already. */
import { screen, waitFor } from '@testing-library/react'
import type { GeneratedControl } from '@/lib/domain/exercise/model'
import { CHECK, HINT, NEXT, nextNumbers, renderPlayer, subTask } from './render-player'

const number: GeneratedControl = { type: 'single-number', props: {} }
const reply = (outcome: 'correct' | 'wrong' | 'ungraded', feedback?: string) => ({
  correct: outcome === 'correct',
  outcome,
  controls: [outcome],
  feedback,
})

const region = () => screen.getByRole('status')
const told = () => region().textContent
const button = (name: string) => screen.getByRole('button', { name })

async function check(player: ReturnType<typeof renderPlayer>, status: number, body: unknown) {
  player.api.answer(CHECK, status, body)
  await player.user.type(screen.getByRole('textbox'), '5')
  await player.user.click(button('Ellenőrzés'))
}

test.each<[string, number, unknown, string, string]>([
  ['a wrong answer', 200, reply('wrong'), 'Nem egészen...', 'Próbáld meg még egyszer!'],
  ['feedback with mathematics', 200, reply('wrong', 'Ez **csak** $\\frac{1}{2}$.'), 'Nem egészen...', 'Ez csak 1/2.'],
  ['a question', 200, reply('ungraded', '1,5 vagy 1500?'), 'Egy pillanat!', '1,5 vagy 1500?'],
  ['a right answer', 200, reply('correct'), 'Szép munka!', 'Csak így tovább!'],
  [
    'the limit',
    403,
    'limit-reached',
    'Elérted a napi feladatlimitet!',
    'Ma már 3 különböző feladatot választottál. Ezeket folytathatod, újakat pedig a Prémium verzióval oldhatsz meg.',
  ],
])('the title is the name of what takes the focus, and the rest is told: %s', async (_, status, body, title, text) => {
  const player = renderPlayer({ subTasks: [subTask(number), subTask(number)] })
  expect(told()).toBe('')
  await check(player, status, body)
  expect(await screen.findByRole('region', { name: title })).toHaveFocus()
  expect(told()).toBe(text)
  expect(region()).not.toContainElement(screen.getByRole('region', { name: title }))
  await player.user.keyboard('{Escape}')
  expect(told()).toBe('')
})

test('a question about a field, which has the focus, is told whole, and told again when it is asked again', async () => {
  const { user } = renderPlayer({ subTasks: [subTask(number)] })
  await user.click(button('Ellenőrzés'))
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(told()).toBe('Egy pillanat! Ide még írj egy számot!')
  const first = region().lastChild
  await user.keyboard('{Enter}')
  expect(told()).toBe('Egy pillanat! Ide még írj egy számot!')
  expect(region().lastChild).not.toBe(first)
})

test('new numbers are told once, and not again with the next message', async () => {
  const player = renderPlayer({ subTasks: [subTask(number)] })
  player.api.answer(NEXT, 200, nextNumbers())
  await player.user.click(button('Új számok'))
  await waitFor(() => expect(told()).toBe('Új számokat kaptál.'))
  const start = region().firstChild
  await check(player, 200, reply('wrong'))
  await screen.findByRole('region', { name: 'Nem egészen...' })
  expect(region()).toHaveAttribute('aria-atomic', 'false')
  expect(region().firstChild).toBe(start)
})

test('a hint that takes the focus is named by its number and its text', async () => {
  const { api, user } = renderPlayer({ subTasks: [{ ...subTask(number), hasHints: true, maxHints: 2 }] })
  api.answer(HINT, 200, { hint: 'A **fele** $\\frac{1}{2}$.', hasMore: true, maxHints: 2 })
  await user.click(button('Segítség'))
  await waitFor(() => expect(screen.getByRole('listitem', { name: /segítség/ })).toHaveFocus())
  expect(screen.getByRole('listitem', { name: '1. segítség, összesen 2: A fele 1/2.' })).toHaveFocus()
})

test('the congratulation is described by its text, and by how it went', async () => {
  const player = renderPlayer({ subTasks: [subTask(number)] })
  await check(player, 200, reply('correct'))
  expect(await screen.findByRole('dialog', { name: 'Gratulálunk!' })).toHaveAccessibleDescription(
    'Sikeresen megoldottad a feladatot! Elsőre!',
  )
})
