import { render, screen, within } from '@testing-library/react'
import { PaperControlView } from '@/components/worksheet/paper-control'
import type { PaperControl } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { worksheetMessages } from '@/lib/shared/messages/worksheet'

const show = (control: PaperControl) => render(<PaperControlView control={control} />)
const blanks = () => screen.queryAllByRole('img', { name: worksheetMessages.blank })
const options = [{ label: 'alma' }, { label: 'barack' }, { label: 'citrom' }]

describe('to be filled in', () => {
  test('a number is a blank between its prefix and postfix, with the decimals that it needs', () => {
    const { container } = show({ type: 'single-number', props: { prefix: 'ab =', postfix: 'cm', fractionDigits: 2 } })
    expect(blanks()).toHaveLength(1)
    expect(container).toHaveTextContent(/^ab =cm/)
    expect(screen.getByText(exerciseMessages.decimalsHint(2))).toBeVisible()
  })

  test('a fraction is two blanks with a bar between them', () => {
    const { container } = show({ type: 'fraction-number', props: { prefix: 'x =', simplified: true } })
    expect(blanks()).toHaveLength(2)
    expect(container).toHaveTextContent('x =/')
  })

  test('a list is a blank a field, and says when the order does not matter', () => {
    const fields = [{ postfix: '<' }, { postfix: '<' }, {}]
    show({ type: 'number-list', props: { fields, acceptRandomOrder: true, multiLine: false } })
    expect(blanks()).toHaveLength(3)
    expect(screen.getAllByText('<')).toHaveLength(2)
    expect(screen.getByText(exerciseMessages.orderDoesNotMatter)).toBeVisible()
  })

  test('a list of one field says nothing of its order', () => {
    show({ type: 'number-list', props: { fields: [{}], acceptRandomOrder: true, multiLine: false } })
    expect(screen.queryByText(exerciseMessages.orderDoesNotMatter)).toBeNull()
  })

  test('a number has its figure above it, empty', () => {
    const source = '{"kind":"fraction-bar","parts":4,"alt":"Üres szalag"}'
    const box = { left: 0, top: 0, right: 290, bottom: 40 }
    const figure = {
      kind: 'fraction-bar',
      drawing: `\`\`\`figure\n${source}\n\`\`\``,
      box,
      parts: 4,
      bars: [box],
    } as const
    show({ type: 'fraction-number', props: { simplified: false, figure } })
    expect(screen.getByRole('img', { name: 'Üres szalag' })).toBeVisible()
    expect(blanks()).toHaveLength(2)
  })

  test('a point is two blanks between brackets', () => {
    const { container } = show({ type: 'point', props: { points: [{ prefix: 'P =' }, { prefix: 'Q =' }] } })
    expect(blanks()).toHaveLength(4)
    expect(container).toHaveTextContent('P =( ; )Q =( ; )')
  })

  test('a text is a line', () => {
    show({ type: 'simple-text', props: { prefix: 'Neve:', ignoreSpaces: false, caseSensitive: false } })
    expect(screen.getByText('Neve:')).toBeVisible()
    expect(blanks()).toHaveLength(1)
  })

  test.each([
    ['single-choice', exerciseMessages.chooseOne],
    ['multi-choice', exerciseMessages.chooseAll],
  ] as const)('the options of a %s stand in the order of the screen, none ticked', (type, task) => {
    show({ type, props: { options } })
    expect(screen.getByText(task)).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['alma', 'barack', 'citrom'])
  })

  test('statements with the same two answers stand in a table under them', () => {
    const statement = (text: string) => ({ statement: text, trueLabel: 'Igaz', falseLabel: 'Hamis' })
    show({ type: 'binary-choice', props: { options: [statement('2 páros.'), statement('3 páros.')] } })
    expect(screen.getByText(exerciseMessages.decideEach)).toBeVisible()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      worksheetMessages.statement,
      'Igaz',
      'Hamis',
    ])
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })

  test('statements with answers of their own have them beside their circles', () => {
    const rows = [
      { statement: 'A 2', trueLabel: 'páros', falseLabel: 'páratlan' },
      { statement: 'A 7', trueLabel: 'prím', falseLabel: 'összetett' },
    ]
    show({ type: 'binary-choice', props: { options: rows } })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A 2párospáratlan',
      'A 7prímösszetett',
    ])
  })
})

describe('with its right answer', () => {
  test('a number stands in its place, and nothing more is asked', () => {
    const { container } = show({
      type: 'single-number',
      props: { prefix: '6 : 4 =', fractionDigits: 2 },
      written: { digits: '1,50' },
    })
    expect(container).toHaveTextContent('6 : 4 =1,50')
    expect(container).not.toHaveTextContent(exerciseMessages.decimalsHint(2))
    expect(blanks()).toEqual([])
  })

  test.each<[string, PaperControl, string]>([
    [
      'a Fraction with its sign before the bar',
      { type: 'single-number', props: {}, written: { sign: '\u2212', numerator: '3', denominator: '4' } },
      '\u22123/4',
    ],
    [
      'numerator and denominator',
      { type: 'fraction-number', props: { simplified: true }, written: { numerator: '\u22123', denominator: '4' } },
      '\u22123/4',
    ],
    [
      'each number of a list',
      {
        type: 'number-list',
        props: { fields: [{ postfix: '<' }, {}], acceptRandomOrder: true, multiLine: true },
        written: [{ digits: '1' }, { digits: '2' }],
      },
      '1<2',
    ],
    [
      'a text and what else is right',
      {
        type: 'simple-text',
        props: { ignoreSpaces: false, caseSensitive: false },
        written: ['hat', '6', 'VI'],
      },
      `hat${worksheetMessages.alsoAccepted(['6', 'VI'])}`,
    ],
  ])('%s', (_title, control, text) => {
    expect(show(control).container).toHaveTextContent(text)
    expect(blanks()).toEqual([])
  })

  test('the first option is ticked like any other', () => {
    show({ type: 'single-choice', props: { options }, written: 0 })
    expect(tickedItems()).toEqual(['alma'])
  })

  test('all right options are ticked', () => {
    show({ type: 'multi-choice', props: { options }, written: [true, false, true] })
    expect(tickedItems()).toEqual(['alma', 'citrom'])
  })

  test('each statement is ticked under true or false', () => {
    const statement = (text: string) => ({ statement: text, trueLabel: 'Igaz', falseLabel: 'Hamis' })
    show({
      type: 'binary-choice',
      props: { options: [statement('2 páros.'), statement('3 páros.')] },
      written: [true, false],
    })
    const [, first, second] = screen.getAllByRole('row')
    const ticks = (row = document.body) =>
      within(row)
        .getAllByRole('cell')
        .slice(1)
        .map(({ textContent }) => textContent)
    expect(ticks(first)).toEqual([worksheetMessages.ticked, ''])
    expect(ticks(second)).toEqual(['', worksheetMessages.ticked])
  })
})

function tickedItems() {
  return screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText(worksheetMessages.ticked))
    .map(({ textContent }) => textContent?.replace(worksheetMessages.ticked, ''))
}
