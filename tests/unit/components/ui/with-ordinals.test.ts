import { withOrdinals } from '@/components/ui/with-ordinals'

test.each([
  [
    'Középszintű érettségi (12. évfolyam), 2021. május 4.',
    'Középszintű érettségi (12.\u00a0évfolyam), 2021.\u00a0május 4.',
  ],
  ['5. osztályos feladatok', '5.\u00a0osztályos feladatok'],
  ['Ennyi. Kész.', 'Ennyi. Kész.'],
])('%s keeps its ordinal numbers with what they count', (text, kept) => {
  expect(withOrdinals(text)).toBe(kept)
})
