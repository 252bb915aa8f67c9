import type { z } from 'zod'
import type { ExplainerFile } from '@/lib/domain/content/explainer-files'
import { ExplainerDefinition } from '@/lib/domain/explainer/definition'

type Source = z.input<typeof ExplainerDefinition>

const ask = (question: string, solution: string, rules: { when: string; text: string }[] = []) => ({
  question,
  control: { type: 'single-number' as const, props: {}, solution, feedback: rules },
  otherwise: 'Számold meg újra!',
  why: '$@a@ + 1 = @(+ a 1)@$',
})

/** Long enough to fill a minute of reading. */
const LONG =
  'Egy mondat, amelyet nyugodtan el lehet olvasni, mert nem siet sehová senki, és közben az ábrát is látjuk. Még egy.'

/** A small explainer about a number and the next one, with what a test wants otherwise. */
export function explainerOf(changes: Partial<Source> = {}): ExplainerDefinition {
  return ExplainerDefinition.parse({
    id: 'add-integers',
    skill: 'add-integers',
    title: 'Egy szám és a következő',
    grade: 5,
    summary: 'Megnézzük, mi jön egy szám után.',
    script: '(def a (random-int 1 5))',
    scenes: [
      { say: 'Itt van $@a@$.', show: '(number-line {:from 0 :to 8 :step 1 :points [a] :alt "Számegyenes"})' },
      {
        say: LONG,
        show: '(number-line {:from 0 :to 8 :step 1 :points [(+ a 1)] :jumps [[a (+ a 1) "+1"]] :alt "Lépés"})',
        highlight: ['jump 1'],
      },
      { ask: ask('Mi jön $@a@$ után?', '(+ a 1)', [{ when: '(== answer a)', text: 'Ez maga a szám: $@answer@$.' }]) },
      ...Array.from({ length: 6 }, () => ({ say: LONG })),
      { say: 'Így írjuk.', show: '$$\\key{a}{@a@} + 1 = \\key{b}{@(+ a 1)@}$$', highlight: ['b'] },
      { ask: ask('És azután?', '(+ a 2)') },
    ],
    fading: {
      task: 'Mi jön $@a@$ után?',
      steps: [
        { say: 'Eggyel nagyobbat keresünk.' },
        { say: 'Hozzáadunk egyet.', ask: ask('Mennyit adunk hozzá?', '1') },
        { say: 'Ez lesz: $@(+ a 1)@$.', ask: ask('Mennyi?', '(+ a 1)') },
      ],
      exercise: 'egesz-szamok',
    },
    ...changes,
  })
}

/** The same as the file that it would stand in. */
export function explainerFileOf(changes: Partial<Source> = {}): ExplainerFile {
  return { file: 'content/explainers/add-integers.yaml', definition: explainerOf(changes), lineOf: () => 1 }
}
