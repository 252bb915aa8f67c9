/** `e-mail` does not break at its hyphen, and is copied and found as it is written. */
import { render, screen } from '@testing-library/react'
import { LegalText } from '@/components/legal/legal-text'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'

const keptTogether = () => [...document.querySelectorAll('.whitespace-nowrap')].map((part) => part.textContent)

test('in labels, hints, errors and messages', () => {
  render(
    <>
      <Field label="Szülő e-mail-címe" hint="Az e-mail-címedre írunk." error="Add meg az e-mail-címedet!">
        {(control) => <input {...control} />}
      </Field>
      <Notice tone="info">Hamarosan írunk e-mailben.</Notice>
    </>,
  )
  expect(keptTogether()).toEqual(['e-mail-címe', 'e-mail-címedre', 'e-mail-címedet!', 'e-mailben.'])
  expect(screen.getByLabelText('Szülő e-mail-címe')).toHaveAccessibleDescription(
    'Add meg az e-mail-címedet! Az e-mail-címedre írunk.',
  )
  expect(document.body.textContent).toContain('Hamarosan írunk e-mailben.')
})

test('in legal texts, in paragraphs, lists and tables', () => {
  render(<LegalText source={'E-mail-cím és **név**.\n\n- az e-mailt\n\n| Adat |\n| --- |\n| e-mail-cím |\n'} />)
  expect(keptTogether()).toEqual(['E-mail-cím', 'e-mailt', 'e-mail-cím'])
})
