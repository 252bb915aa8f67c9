/** Each state of the free tier on the home page. */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HomeBanner } from '@/components/freemium/home-banner'
import { usageInvalidation } from '@/lib/client/invalidation-flag'
import type { UsageReading } from '@/lib/domain/freemium/model'
import { usageOf, usageViewOf } from '@/tests/support/usage-builder'
import { installFakeApi } from '../exercise/fake-api'

const USAGE = '/freemium/usage?timeWindowHours=12&exerciseLimit=3'

const box = () => screen.queryByRole('region', { name: 'Napi feladataid' })

function openHome(first: UsageReading) {
  const api = installFakeApi()
  render(<HomeBanner first={first} />)
  return { api, user: userEvent.setup() }
}

test.each<[string, UsageReading, string]>([
  ['the remaining count', usageViewOf(['a']), 'Ma még 2 új feladatot választhatsz.'],
  ['the last one', usageViewOf(['a', 'b']), 'Ma még egy új feladatot választhatsz.'],
])('tells %s', (_title, usage, text) => {
  openHome(usage)
  expect(box()).toHaveTextContent(text)
  expect(box()?.querySelector('svg')).toBeInTheDocument()
})

test('is red when the limit is reached, with the way to Premium', () => {
  openHome(usageViewOf(['a', 'b', 'c']))
  expect(box()).toHaveTextContent(
    /Ma már 3 különböző feladatot választottál, ezeket folytathatod\. Legközelebb \d+:40-\u2060kor/,
  )
  expect(box()).toHaveClass('bg-berry-wash')
  expect(screen.getByRole('link', { name: 'Prémium verzió' })).toHaveAttribute('href', '/subscribe')
})

test('names what may be continued, tells when the next opens, and only then of Premium', () => {
  const continuable = [
    { id: 'osztok', title: 'Osztók', isFixed: false },
    { id: 'becsles', title: 'Becslés', isFixed: false },
  ]
  openHome({ ...usageViewOf(['osztok', 'becsles', 'c']), continuable })
  expect(box()).toHaveTextContent(
    /ezeket folytathatod\.Folytatom új számokkal:OsztókBecslésLegközelebb \d+:40-\u2060kor választhatsz újat\.Prémium verzió$/,
  )
  expect(screen.getByRole('link', { name: 'Osztók' })).toHaveAttribute('href', '/exercise/osztok')
})

test('promises no new numbers of an exam task', () => {
  openHome({ ...usageViewOf(['a', 'b', 'c']), continuable: [{ id: 'a', title: 'Osztók', isFixed: true }] })
  expect(box()).toHaveTextContent(/Folytatom:Osztók/)
})

test('names nothing that it does not know of', async () => {
  const { api } = openHome({
    ...usageViewOf(['a', 'b', 'c']),
    continuable: [{ id: 'a', title: 'Osztók', isFixed: false }],
  })
  api.answer(USAGE, 200, usageOf(['b', 'c', 'd']))
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.queryByText('Osztók')).toBeNull()
  expect(box()).toHaveTextContent(/ezeket folytathatod\./)
})

test('offers to reactivate a cancelled subscription that has not expired', () => {
  openHome(usageViewOf([], { hasSubscription: true, isCancelled: true, expiresAt: '2026-12-31T11:00:00.000Z' }))
  expect(box()).toHaveTextContent('Lemondtad az előfizetésedet (lejár: 2026. december 31.).')
  expect(screen.getByRole('link', { name: 'Újraaktiválás' })).toHaveAttribute('href', '/subscription')
})

test('is hidden with an active subscription that is not cancelled', () => {
  openHome(usageViewOf([], { hasSubscription: true }))
  expect(box()).toBeNull()
})

test('tells that the usage could not be read, and asks for it again', async () => {
  const { api, user } = openHome('unavailable')
  expect(box()).toHaveTextContent('Failed to load usage data')
  api.loseNext(USAGE)
  await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }))
  expect(await within(box() ?? document.body).findByText(/Még mindig nem sikerült/)).toBeInTheDocument()
  api.answer(USAGE, 200, usageOf(['a']))
  await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }))
  expect(await screen.findByText('Ma még 2 új feladatot választhatsz.')).toBeInTheDocument()
  expect(box()).toHaveFocus()
})

test('asks again on the way back from an exercise that was started meanwhile', async () => {
  usageInvalidation.set()
  const api = installFakeApi()
  api.answer(USAGE, 200, usageOf(['a', 'b']))
  render(<HomeBanner first={usageViewOf(['a'])} />)
  expect(await screen.findByText('Ma még egy új feladatot választhatsz.')).toBeInTheDocument()
})
