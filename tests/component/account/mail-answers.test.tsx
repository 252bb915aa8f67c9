import { screen, waitFor } from '@testing-library/react'
import { NewsletterConfirmation } from '@/components/account/newsletter-confirmation'
import { ParentAnswer } from '@/components/account/parent-answer'
import { ParentNotice } from '@/components/account/parent-notice'
import { done, failure, installServer, ok } from './fake-server'
import { renderPage } from './render-page'

const TOKEN = 't'.repeat(43)
const press = (name: string) => screen.getByRole('button', { name })

describe('the newsletter', () => {
  const CONFIRM = 'POST /account/newsletter/confirm'
  const open = (handlers: Parameters<typeof installServer>[0]) => {
    const requests = installServer(handlers)
    return { requests, ...renderPage(<NewsletterConfirmation token={TOKEN} address="k•••@pelda.hu" />) }
  }

  test('is asked for by a press only, and for the address that is named', async () => {
    const { user, requests } = open({ [CONFIRM]: () => done })
    expect(screen.getByText(/k•••@pelda\.hu/)).toBeVisible()
    expect(requests).toEqual([])
    await user.click(press('Igen, kérem a hírlevelet'))
    expect(await screen.findByRole('heading', { name: 'Köszönjük!' })).toHaveFocus()
    expect(requests).toEqual([{ call: CONFIRM, body: { token: TOKEN } }])
  })

  test('says what went wrong, and can be asked for again', async () => {
    const { user } = open({ [CONFIRM]: () => failure(503, 'unavailable') })
    await user.click(press('Igen, kérem a hírlevelet'))
    expect(await screen.findByRole('alert')).toHaveTextContent('A szolgáltatás most nem érhető el.')
    expect(press('Igen, kérem a hírlevelet')).not.toHaveAttribute('aria-disabled')
  })
})

describe('a parent', () => {
  const AGREE = 'POST /account/parental-consent/agree'
  const REFUSE = 'POST /account/parental-consent/refuse'
  const open = (answer: 'agree' | 'refuse', handlers: Parameters<typeof installServer>[0]) => {
    const requests = installServer(handlers)
    const child = { childName: 'Kata', childAddress: 'k•••@pelda.hu', createdAt: '2026-01-15T12:00:00.000Z' }
    return { requests, ...renderPage(<ParentAnswer token={TOKEN} answer={answer} {...child} />) }
  }

  test('sees whose account it is, and agrees by a press', async () => {
    const { user, requests } = open('agree', { [AGREE]: () => done })
    for (const fact of ['Kata', 'k•••@pelda.hu', '2026. január 15.']) expect(screen.getByText(fact)).toBeVisible()
    expect(requests).toEqual([])
    await user.click(press('Beleegyezem, szülője vagyok'))
    expect(await screen.findByRole('heading', { name: 'Köszönjük a beleegyezést!' })).toHaveFocus()
  })

  test('deletes by a press, and can see how that goes', async () => {
    const { user, requests } = open('refuse', { [REFUSE]: () => ok({ taskId: 'a-task' }) })
    expect(requests).toEqual([])
    await user.click(press('Igen, töröljétek'))
    expect(await screen.findByRole('link', { name: 'Hol tart a törlés?' })).toHaveAttribute(
      'href',
      '/task-status/a-task',
    )
  })

  test('is told of a link that was used meanwhile', async () => {
    const { user } = open('agree', { [AGREE]: () => failure(400, 'invalid-token') })
    await user.click(press('Beleegyezem, szülője vagyok'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ez a hivatkozás már nem érvényes.')
  })
})

describe('a child that waits', () => {
  const CHANGE = 'PUT /account/parental-consent'
  const open = (handlers: Parameters<typeof installServer>[0]) => {
    const requests = installServer(handlers)
    const page = renderPage(<ParentNotice parentEmail="ayna@pelda.hu" deletedAt="2026-01-29T12:00:00.000Z" />)
    return { requests, ...page }
  }
  const field = () => screen.getByLabelText('Szülő e-mail-címe')

  test('sees for whom and until when, and corrects the address', async () => {
    const { user, requests } = open({ [CHANGE]: () => done })
    expect(screen.getByText(/ayna@pelda\.hu.*2026\. január 29\./)).toBeVisible()
    await user.clear(field())
    await user.type(field(), 'anya@pelda.hu')
    await user.click(press('Elküldöm a levelet'))
    expect(await screen.findByText(/^Elküldtük a levelet/)).toBeVisible()
    expect(screen.getByText(/^Levelet küldtünk ide: anya@pelda\.hu/)).toBeVisible()
    expect(requests).toEqual([{ call: CHANGE, body: { parentEmail: 'anya@pelda.hu' } }])
  })

  test('is told at the field what is wrong with it', async () => {
    const { user } = open({ [CHANGE]: () => failure(400, 'own-parent-email') })
    await user.click(press('Elküldöm a levelet'))
    await waitFor(() => expect(field()).toHaveFocus())
    expect(field()).toHaveAccessibleDescription(/^Ez a te címed/)
  })
})
