import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import ErrorPage from '@/app/error'
import GlobalError from '@/app/global-error'
import { NotFoundView } from '@/components/layout/not-found-view'
import { UnexpectedError } from '@/components/layout/unexpected-error'
import { setErrorHandler } from '@/lib/client/error-handler'
import { shellMessages } from '@/lib/shared/messages/shell'

const causeOf = () => screen.getByText('Hiba oka:').parentElement

describe('an unexpected error', () => {
  test('is told with its message', () => {
    render(<UnexpectedError error={new Error('Not found')} onRetry={() => undefined} />)
    expect(screen.getByRole('heading', { name: 'Ooopsz... Nem várt hiba történt :(' })).toBeVisible()
    expect(causeOf()).toHaveTextContent(/^Hiba oka: Not found$/)
  })

  test.each([
    ['has no message', new Error('')],
    ['is no error', { message: 'x' }],
    ['is nothing', undefined],
    ['comes from the server, whose message is not the visitor’s', Object.assign(new Error('x'), { digest: '17' })],
  ])('is Ismeretlen when it %s', (_title, error) => {
    render(<UnexpectedError error={error} onRetry={() => undefined} />)
    expect(causeOf()).toHaveTextContent(/^Hiba oka: Ismeretlen$/)
  })

  test('has a reference for the support when it was reported', () => {
    setErrorHandler(() => 'abc123')
    render(<UnexpectedError error={new Error('x')} onRetry={() => undefined} />)
    setErrorHandler(undefined)
    expect(screen.getByText('Hibaazonosító:')).toHaveTextContent('Hibaazonosító: abc123')
  })

  test('has none when nobody was told', () => {
    render(<UnexpectedError error={new Error('x')} onRetry={() => undefined} />)
    expect(screen.queryByText('Hibaazonosító:')).not.toBeInTheDocument()
  })

  test('can be tried again, or left for the home page', async () => {
    const retry = jest.fn()
    render(<UnexpectedError error={undefined} onRetry={retry} />)
    await userEvent.click(screen.getByRole('button', { name: 'Újrapróbálom' }))
    expect(retry).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('link', { name: 'Főoldal' })).toHaveAttribute('href', '/')
  })
})

test('an error of a page without the main layout is told at once, and still gets a header and a footer', async () => {
  render(<ErrorPage error={new Error('x')} reset={() => undefined} />)
  expect(screen.getByRole('main')).toHaveTextContent('Hiba történt')
  expect(screen.getByRole('link', { name: 'Főoldal' })).toHaveAttribute('href', '/')
  expect(await screen.findByRole('banner')).toContainElement(screen.getByRole('link', { name: 'Matekliget, főoldal' }))
  expect(screen.getByRole('main')).toHaveTextContent('Nem várt hiba történt')
  expect(screen.getByRole('navigation', { name: shellMessages.footerNavigation })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Adatkezelési')
})

test('a crashed page says so, and leads home', () => {
  const page = renderToStaticMarkup(<GlobalError error={new Error('x')} />)
  expect(page).toContain('<h1 class="text-title">Hiba történt az oldal betöltése közben.</h1>')
  expect(page).toContain('href="/"')
})

test('a page that does not exist leads back, home and to the search', () => {
  render(<NotFoundView />)
  expect(screen.getByRole('heading', { name: 'A keresett oldal nem található.' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Merre tovább?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Vissza' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Főoldal' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Feladatkereső' })).toHaveAttribute('href', '/search')
})
