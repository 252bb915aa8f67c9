import { screen, waitFor, within } from '@testing-library/react'
import { initialPlayerState } from '@/components/exercise/player/player-state'
import { ReportError } from '@/components/exercise/report/report-error'
import { done, failure, installServer } from '@/tests/component/account/fake-server'
import { renderPage } from '@/tests/component/account/render-page'
import { renderPlayer, subTask } from './render-player'

const REPORT = 'POST /error-reports'
const viewer = { uid: 'u1', email: 'reka@example.hu' }
const task = subTask({ type: 'single-number', props: {} })
const state = initialPlayerState({ seed: 7, difficultyLevel: 2, description: '', subTasks: [task] })

function renderReport(handlers: Parameters<typeof installServer>[0] = {}) {
  const requests = installServer(handlers)
  const path = '/exercise/szamolas?s=7&d=2'
  const page = renderPage(<ReportError viewer={viewer} supportEmail="info@pelda.hu" path={path} state={state} />)
  return { requests, ...page }
}

async function openReport(handlers?: Parameters<typeof installServer>[0]) {
  const page = renderReport(handlers)
  await page.user.click(link())
  await screen.findByRole('form', { name: 'Hiba bejelentése' })
  return page
}

const link = () => screen.getByRole('button', { name: 'Hibát találtam' })
const form = () => screen.queryByRole('form')
const description = () => screen.getByRole('textbox', { name: 'Mit vettél észre?' })
const send = () => screen.getByRole('button', { name: 'Küldés' })
const chosen = () => screen.getAllByRole('radio', { checked: true })

describe('the link', () => {
  test('is there for pupils, whether the free tier lets them start the exercise or not', () => {
    installServer({})
    for (const access of ['allowed', 'refused'] as const) {
      const { unmount } = renderPlayer({ subTasks: [task], access, viewer })
      expect(link()).toHaveAttribute('aria-expanded', 'false')
      unmount()
    }
  })

  test('is not there for visitors', () => {
    renderPlayer({ subTasks: [task], access: 'visitor' })
    expect(screen.queryByText('Hibát találtam')).not.toBeInTheDocument()
  })
})

describe('the form, at first', () => {
  test('opens in the page with the focus where to write', async () => {
    await openReport()
    expect(link()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(description()).toHaveFocus()
  })

  test('has five rows for at most 1024 characters, and says so', async () => {
    await openReport()
    expect(description()).toHaveAttribute('rows', '5')
    expect(description()).toHaveAttribute('maxlength', '1024')
    expect(description()).not.toBeRequired()
    expect(description()).toHaveAccessibleDescription(/azokat mi is látjuk\. 0 \/ 1024 karakter$/)
  })

  test('offers the four types, of which the last is chosen', async () => {
    await openReport()
    const types = screen.getByRole('group', { name: 'Milyen hiba ez?' })
    expect(within(types).getAllByRole('radio')).toHaveLength(4)
    for (const name of ['Hibás a megoldás', 'Elírás van benne', 'Nem érthető', 'Valami más']) {
      expect(within(types).getByRole('radio', { name })).toBeInTheDocument()
    }
    expect(chosen()).toEqual([screen.getByRole('radio', { name: 'Valami más' })])
  })

  test('counts what is typed, and speaks of it only near the end', async () => {
    const { user } = await openReport()
    await user.click(description())
    await user.paste('x'.repeat(900))
    expect(screen.getByText('900 / 1024 karakter')).toBeInTheDocument()
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(spoken().join('')).toBe('')
    await user.paste('x'.repeat(30))
    expect(spoken()).toContain('Legfeljebb 100 karaktert írhatsz még.')
    await user.paste('x'.repeat(86))
    expect(spoken()).toContain('Legfeljebb 10 karaktert írhatsz még.')
    await user.type(description(), 'xxxxxxxxxxxx')
    expect(description()).toHaveValue('x'.repeat(1024))
    expect(spoken()).toContain('Ennél több karakter nem fér ide.')
  })
})

describe('sending', () => {
  test('sends what was written with what the pupil has in front of them', async () => {
    const { user, requests } = await openReport({ [REPORT]: () => done })
    await user.type(description(), 'Szerintem 13 a jó.')
    await user.click(screen.getByRole('radio', { name: 'Hibás a megoldás' }))
    await user.click(send())
    await screen.findByText('Köszönjük az észrevételt!')
    expect(requests).toEqual([
      {
        call: REPORT,
        body: {
          description: 'Szerintem 13 a jó.',
          errorType: 'wrong-answer',
          userId: 'u1',
          email: 'reka@example.hu',
          exerciseURL: '/exercise/szamolas?s=7&d=2',
          exerciseState: {
            seed: 7,
            difficultyLevel: 2,
            selectedSubtask: 0,
            numberOfFinishedTasks: 0,
            subTasks: [{ answers: [{ type: 'single-number', answer: '' }], numberOfHints: 0, numberOfAttempts: 0 }],
          },
        },
      },
    ])
  })

  test('needs nothing to be written', async () => {
    const { user, requests } = await openReport({ [REPORT]: () => done })
    await user.click(send())
    await screen.findByText('Köszönjük az észrevételt!')
    expect(requests).toMatchObject([{ body: { description: '', errorType: 'other' } }])
  })

  test('is announced, happens once however often it is asked for, and is not left in the middle', async () => {
    const { user, requests } = await openReport({ [REPORT]: () => new Promise(() => {}) })
    await user.type(description(), 'Elírás')
    await user.click(send())
    await user.click(send())
    expect(send()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Küldés folyamatban…')).toHaveAttribute('role', 'status')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Mégsem' }))
    expect(description()).toHaveValue('Elírás')
    expect(requests).toHaveLength(1)
  })
})

describe('when it is finished', () => {
  test('thanks in the place of the form, with the focus on the thanks', async () => {
    const { user } = await openReport({ [REPORT]: () => done })
    await user.click(send())
    const thanks = await screen.findByText('Köszönjük az észrevételt!')
    await waitFor(() => expect(thanks.closest('[role="status"]')).toHaveFocus())
    expect(form()).not.toBeInTheDocument()
    expect(link()).toHaveAttribute('aria-expanded', 'false')
  })

  test('another report begins empty', async () => {
    const { user } = await openReport({ [REPORT]: () => done })
    await user.type(description(), 'Elírás')
    await user.click(screen.getByRole('radio', { name: 'Elírás van benne' }))
    await user.click(send())
    await screen.findByText('Köszönjük az észrevételt!')
    await user.click(link())
    expect(await screen.findByRole('form')).toBeInTheDocument()
    expect(screen.queryByText('Köszönjük az észrevételt!')).not.toBeInTheDocument()
    expect(description()).toHaveValue('')
    expect(chosen()).toEqual([screen.getByRole('radio', { name: 'Valami más' })])
  })
})

describe('when it fails', () => {
  test.each([
    ['the network', {}],
    ['the server', { [REPORT]: () => failure(500, 'internal') }],
    ['the limit', { [REPORT]: () => failure(429, 'too-many-requests') }],
  ])('by %s, says what to do, and loses nothing', async (_title, handlers) => {
    const { user } = await openReport(handlers)
    await user.type(description(), 'Szerintem 13 a jó.')
    await user.click(screen.getByRole('radio', { name: 'Nem érthető' }))
    await user.click(send())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('A hibabejelentés nem sikerült.')
    expect(alert).toHaveTextContent('Próbáld újra később, vagy írj nekünk erre a címre: info@pelda.hu')
    expect(within(alert).getByRole('link', { name: 'info@pelda.hu' })).toHaveAttribute('href', 'mailto:info@pelda.hu')
    await waitFor(() => expect(alert).toHaveFocus())
    expect(description()).toHaveValue('Szerintem 13 a jó.')
    expect(chosen()).toEqual([screen.getByRole('radio', { name: 'Nem érthető' })])
  })

  test('can be sent again', async () => {
    const answers = [failure(503, 'unavailable'), done]
    const { user } = await openReport({ [REPORT]: () => answers.shift() ?? done })
    await user.click(send())
    await screen.findByRole('alert')
    await user.click(send())
    expect(await screen.findByText('Köszönjük az észrevételt!')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('closing', () => {
  test.each([
    ['Escape', (user: Awaited<ReturnType<typeof openReport>>['user']) => user.keyboard('{Escape}')],
    ['its button', (user) => user.click(screen.getByRole('button', { name: 'Mégsem' }))],
    ['the link', (user) => user.click(link())],
  ] satisfies [string, (user: Awaited<ReturnType<typeof openReport>>['user']) => Promise<void>][])(
    'by %s gives the focus back to the link, and keeps what was written',
    async (_title, close) => {
      const { user } = await openReport()
      await user.type(description(), 'Elírás')
      await close(user)
      expect(form()).not.toBeInTheDocument()
      expect(link()).toHaveFocus()
      await user.click(link())
      expect(await screen.findByRole('textbox')).toHaveValue('Elírás')
    },
  )

  test('by Escape leaves the player’s message open', async () => {
    const { user } = await openReport()
    const heard: boolean[] = []
    const listen = (event: KeyboardEvent) => heard.push(event.defaultPrevented)
    document.addEventListener('keydown', listen)
    await user.keyboard('{Escape}')
    document.removeEventListener('keydown', listen)
    expect(heard).toEqual([true])
  })

  test('works with the keyboard alone', async () => {
    const { user, requests } = renderReport({ [REPORT]: () => done })
    await user.tab()
    expect(link()).toHaveFocus()
    await user.keyboard('{Enter}')
    await screen.findByRole('form')
    await user.keyboard('Elírás')
    await user.tab()
    await user.keyboard('{ArrowUp}')
    await user.tab()
    expect(send()).toHaveFocus()
    await user.keyboard('{Enter}')
    await screen.findByText('Köszönjük az észrevételt!')
    expect(requests).toMatchObject([{ body: { description: 'Elírás', errorType: 'confusing' } }])
  })
})
