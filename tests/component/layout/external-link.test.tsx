/** Links to other sites open alike, wherever they stand. */
import { render, screen } from '@testing-library/react'
import { LegalText } from '@/components/legal/legal-text'
import { ExternalLink } from '@/components/ui/external-link'
import { sourceFiles } from '@/tests/support/source-files'

const isAsAll = (link: HTMLElement) => {
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noreferrer')
  expect(link).toHaveAccessibleName(expect.stringContaining('(külső oldal, új lapon nyílik)'))
}

test('a link of ours, with or without a longer name', () => {
  render(<ExternalLink href="https://video.example">Videóink</ExternalLink>)
  isAsAll(screen.getByRole('link', { name: 'Videóink (külső oldal, új lapon nyílik)' }))
  render(
    <ExternalLink href="https://pay.example" label="Bizonylat, 2026. május 1.">
      Bizonylat
    </ExternalLink>,
  )
  isAsAll(screen.getByRole('link', { name: 'Bizonylat, 2026. május 1. (külső oldal, új lapon nyílik)' }))
})

test('a link whose description says so has a name of its own', () => {
  render(
    <>
      <p id="hint">(külső oldal, új lapon nyílik)</p>
      <ExternalLink href="https://video.example" label="Videó: Osztók" describedBy="hint">
        Videó
      </ExternalLink>
    </>,
  )
  const link = screen.getByRole('link', { name: 'Videó: Osztók' })
  expect(link).toHaveAccessibleDescription('(külső oldal, új lapon nyílik)')
})

test('a link in a legal text, and not one within the site', () => {
  render(<LegalText source={'Lásd: [hatóság](https://www.naih.hu), [profil](/profile), [levél](mailto:a@b.hu).'} />)
  isAsAll(screen.getByRole('link', { name: /^hatóság/ }))
  for (const name of ['profil', 'levél']) expect(screen.getByRole('link', { name })).not.toHaveAttribute('target')
})

test('no other component opens another site', () => {
  const own = /href=(?:"\/|\{`?\/|\{path\}|\{(?:login|wiki)Path\(|\{`\/\$\{document)/
  const others = sourceFiles()
    .filter(({ path, text }) => /^(?:app|components)\//.test(path) && text.includes('target="_blank"'))
    .filter(({ path, text }) => path !== 'components/ui/external-link.tsx' && !own.test(text))
  expect(others.map(({ path }) => path)).toEqual([])
})
