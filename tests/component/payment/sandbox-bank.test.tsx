import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InvoiceDetails, type InvoiceDetailsProps } from '@/components/payment/sandbox-bank/invoice-details'
import { ThreeDSecureChallenge } from '@/components/payment/sandbox-bank/three-d-secure-challenge'

const invoice: InvoiceDetailsProps = {
  number: 'A-0001',
  status: 'paid',
  amount: 199_000,
  currency: 'huf',
  createdAt: '2026-01-15T12:00:00.000Z',
  periodStart: '2026-01-15T12:00:00.000Z',
  periodEnd: '2026-02-15T12:00:00.000Z',
  card: { brand: 'visa', last4: '4242' },
  authenticationPath: undefined,
}

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['Hitelesítés', true],
  ['Elutasítás', false],
])('%s tells the bank’s answer, and a failure can be tried again', async (name, approved) => {
  const sent: unknown[] = []
  global.fetch = jest.fn(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)))
    throw new TypeError('fetch failed')
  })
  render(<ThreeDSecureChallenge clientSecret="seti_1_secret_2" returnUrl="/subscribe" />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await screen.findByRole('alert')).toHaveTextContent('A hitelesítés nem sikerült.')
  expect(sent).toEqual([{ clientSecret: 'seti_1_secret_2', approved, returnUrl: '/subscribe' }])
  await userEvent.click(screen.getByRole('button', { name }))
  expect(sent).toHaveLength(2)
})

test('a paid invoice says what was paid, and with what', () => {
  render(<InvoiceDetails {...invoice} />)
  expect(screen.getByText('Kifizetve')).toBeVisible()
  expect(screen.getByText(/^1990\sFt$/)).toBeVisible()
  expect(screen.getByText('visa •••• 4242')).toBeVisible()
  expect(screen.getByText('2026. január 15. – 2026. február 15.')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('an open invoice leads to where it can be authenticated, or to another card', () => {
  const { rerender } = render(<InvoiceDetails {...invoice} status="open" card={null} authenticationPath="/sandbox/x" />)
  expect(screen.getByRole('link', { name: 'Fizetés hitelesítése' })).toHaveAttribute('href', '/sandbox/x')
  rerender(<InvoiceDetails {...invoice} status="open" card={null} />)
  expect(screen.queryByRole('link', { name: 'Fizetés hitelesítése' })).not.toBeInTheDocument()
  expect(screen.getByText(/adj meg másik bankkártyát/)).toBeVisible()
})
