import { screen, within } from '@testing-library/react'
import { kata, renderFrame } from './render-frame'

/** jsdom knows neither popovers nor widths, so the header holds its own links and those of the side menu at once. */
const header = () => within(screen.getByRole('banner'))
const popovers = () => [...document.querySelectorAll<HTMLElement>('[popover]')]
const isInMenu = (element: HTMLElement) => popovers().some((popover) => popover.contains(element))
const linksOf = (elements: readonly HTMLElement[]) => elements.map((element) => element.getAttribute('href'))
const barLinks = () =>
  linksOf(
    header()
      .getAllByRole('link')
      .filter((link) => !isInMenu(link)),
  )
const sideMenu = () => popovers().at(-1) ?? document.body
const sideLinks = () => linksOf(within(sideMenu()).queryAllByRole('link'))

describe('for visitors', () => {
  test('the header leads home, to the exercises, to the login and to registering; the side menu does so too', () => {
    renderFrame()
    expect(barLinks()).toEqual(expect.arrayContaining(['/', '/exercises', '/login', '/register']))
    expect(sideLinks()).toEqual(expect.arrayContaining(['/exercises', '/login', '/register']))
    expect(header().queryByRole('button', { name: /^Felhasználói menü/ })).not.toBeInTheDocument()
    expect(header().queryByRole('button', { name: 'Kilépés' })).not.toBeInTheDocument()
  })

  test('the ways in are hidden on the page of the subscription, which has its own', () => {
    renderFrame({ path: '/subscribe' })
    expect([...barLinks(), ...sideLinks()]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/login|register/)]),
    )
    expect(barLinks()).toContain('/exercises')
  })
})

test('the grades that have exercises are in the bar, in the side menu and in the footer', () => {
  renderFrame({ path: '/grade/12' })
  const links = screen.getAllByRole('link', { name: '12. osztály' })
  expect(linksOf(links)).toEqual(['/grade/12', '/grade/12', '/grade/12'])
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toHaveLength(2)
  expect(header().getByRole('button', { name: 'Osztályok' })).toBeInTheDocument()
})

describe('for who is signed in', () => {
  test('the user menu holds the profile, the subscription and signing out', () => {
    renderFrame({ viewer: kata })
    const button = header().getByRole('button', { name: 'Felhasználói menü: Kerek Kata' })
    const menu = within(document.getElementById(button.getAttribute('popovertarget') ?? '') ?? document.body)
    expect(menu.getByRole('link', { name: 'Profil' })).toHaveAttribute('href', '/profile')
    expect(menu.getByRole('link', { name: 'Előfizetésem' })).toHaveAttribute('href', '/subscription')
    expect(menu.getByRole('button', { name: 'Kilépés' })).toBeInTheDocument()
    expect(barLinks()).not.toEqual(expect.arrayContaining(['/login']))
  })

  test('the side menu mirrors all of it, and says whose it is', () => {
    renderFrame({ viewer: kata })
    expect(sideLinks()).toEqual(expect.arrayContaining(['/exercises', '/profile', '/subscription']))
    expect(within(sideMenu()).getByRole('button', { name: 'Kilépés' })).toBeInTheDocument()
    expect(within(sideMenu()).getByText('Kerek Kata')).toBeInTheDocument()
    expect(sideLinks()).not.toContain('/login')
  })

  test('the page on show is marked', () => {
    renderFrame({ viewer: kata, path: '/profile' })
    for (const link of screen.getAllByRole('link', { name: 'Profil' }))
      expect(link).toHaveAttribute('aria-current', 'page')
  })

  test('administrators find their own site, in both', () => {
    renderFrame({ viewer: { ...kata, adminUrl: 'https://admin.pelda.hu' } })
    expect(barLinks()).toContain('https://admin.pelda.hu')
    expect(sideLinks()).toContain('https://admin.pelda.hu')
  })
})

test('the first stop of the keyboard leads past the header', () => {
  renderFrame()
  expect(screen.getAllByRole('link')[0]).toHaveTextContent('Ugrás a tartalomra')
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#content')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
})
