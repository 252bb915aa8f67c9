import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { encode } from 'uqr'
import { PrintButton } from '@/components/worksheet/print-button'
import { QrCode } from '@/components/worksheet/qr-code'
import { SolutionSheet } from '@/components/worksheet/solution-sheet'
import { Worksheet } from '@/components/worksheet/worksheet'
import { WorksheetToolbar } from '@/components/worksheet/worksheet-toolbar'
import type { GeneratedControl, GeneratedExercise } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { printLinkMessages, worksheetMessages } from '@/lib/shared/messages/worksheet'

const ADDRESS = 'https://pelda.hu/exercise/szamolas?s=7&d=2'
const number: GeneratedControl = { type: 'single-number', props: { prefix: '2 + 3 =' } }
const choice: GeneratedControl = { type: 'single-choice', props: { options: [{ label: 'a' }, { label: 'b' }] } }

function exercise(...controls: GeneratedControl[]): GeneratedExercise {
  const subTasks = controls.map((control, index) => ({
    description: `Kérdés: ${index + 1}`,
    controls: [control],
    maxHints: 0,
    hasHints: false,
  }))
  return { seed: 7, difficultyLevel: 2, description: 'Számolj fejben!', subTasks }
}

describe('a worksheet', () => {
  test('has the title, the level in words, lines for the pupil, every question, and the address', () => {
    render(<Worksheet summary="Összeadás" level={2} generated={exercise(number, choice)} address={ADDRESS} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Összeadás' })).toBeVisible()
    expect(screen.getByText(worksheetMessages.level(exerciseMessages.levels[2]))).toBeVisible()
    for (const label of [worksheetMessages.name, worksheetMessages.schoolClass, worksheetMessages.date]) {
      expect(screen.getByText(`${label}:`)).toBeVisible()
    }
    expect(screen.getByText('Számolj fejben!')).toBeVisible()
    for (const position of [1, 2]) {
      expect(screen.getByRole('heading', { name: exerciseMessages.subtask(position) })).toBeVisible()
      expect(screen.getByText(`Kérdés: ${position}`)).toBeVisible()
    }
    expect(screen.getByText(ADDRESS)).toBeVisible()
    expect(screen.getByRole('img', { name: worksheetMessages.code(ADDRESS) })).toBeVisible()
  })

  test('has six rows of squares for calculations, as large as in exercise books, where the answer is a number', () => {
    render(<Worksheet summary="Összeadás" level={2} generated={exercise(number, choice)} address={ADDRESS} />)
    const [paper, ...others] = screen.getAllByRole('img', { name: worksheetMessages.calculation })
    expect(paper).toHaveAttribute('height', '30mm')
    expect(others).toEqual([])
  })

  test('tells neither the level of an exercise without levels nor the number of an only sub-task', () => {
    render(<Worksheet summary="Kert" level={undefined} generated={exercise(choice)} address={ADDRESS} />)
    expect(screen.queryByText(/Nehézség/)).toBeNull()
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })
})

test('a sheet of solutions has the answers, and the hints numbered', () => {
  const worked = { controls: [{ ...number, written: { digits: '5' } }], hints: ['Kezdd a 2-vel!', 'Adj hozzá 3-at!'] }
  render(<SolutionSheet summary="Összeadás" level={1} solutions={[worked]} address={ADDRESS} />)
  expect(screen.getByRole('heading', { name: worksheetMessages.solutionsTitle('Összeadás') })).toBeVisible()
  expect(screen.getByText('5')).toBeVisible()
  const hints = screen.getByRole('list', { name: worksheetMessages.hints })
  expect(hints).toHaveTextContent(/^1\/2Kezdd a 2-.?vel!2\/2Adj hozzá 3-.?at!$/)
})

test('the code is that of exactly the address, with error correction M and a quiet zone of four modules', () => {
  const { container } = render(<QrCode address={ADDRESS} />)
  const { data, size } = encode(ADDRESS, { ecc: 'M', border: 4 })
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', `0 0 ${size} ${size}`)
  expect(darkModules(container.querySelector('path')?.getAttribute('d') ?? '')).toEqual(
    new Set(data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))),
  )
})

/** The modules that a path of rectangles one module high covers. */
function darkModules(path: string): ReadonlySet<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)]
  expect(runs.map(([run]) => run).join('')).toBe(path)
  return new Set(
    runs.flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, index) => `${Number(x) + index} ${y}`),
    ),
  )
}

describe('the toolbar', () => {
  const paths = { exercise: '/exercise/a?s=7&d=2', newNumbers: '/n', plain: '/p', solved: '/p?solutions=1' }
  const link = (name: string) => screen.queryByRole('link', { name })

  test('leads back to the exercise and to new numbers', () => {
    render(<WorksheetToolbar paths={paths} reader="visitor" hasSolutions={false} />)
    expect(link(worksheetMessages.back)).toHaveAttribute('href', paths.exercise)
    expect(link(worksheetMessages.newNumbers)).toHaveAttribute('href', paths.newNumbers)
  })

  test('turns solutions on and off for a Premium user', () => {
    const { rerender } = render(<WorksheetToolbar paths={paths} reader="premium" hasSolutions={false} />)
    expect(link(worksheetMessages.withSolutions)).toHaveAttribute('href', paths.solved)
    expect(screen.queryByText(worksheetMessages.solutionsForPremium)).toBeNull()
    rerender(<WorksheetToolbar paths={paths} reader="premium" hasSolutions />)
    expect(link(worksheetMessages.withoutSolutions)).toHaveAttribute('href', paths.plain)
  })

  test('tells a free user that solutions come with Premium', () => {
    render(<WorksheetToolbar paths={paths} reader="free" hasSolutions={false} />)
    expect(screen.getByText(worksheetMessages.solutionsForPremium)).toBeVisible()
    expect(link(worksheetMessages.premium)).toHaveAttribute('href', '/subscribe')
    expect(link(worksheetMessages.withSolutions)).toBeNull()
    expect(link(worksheetMessages.signIn)).toBeNull()
  })

  test('offers a visitor the login too, which leads back', () => {
    render(<WorksheetToolbar paths={paths} reader="visitor" hasSolutions={false} />)
    expect(link(worksheetMessages.premium)).toHaveAttribute('href', '/subscribe')
    expect(link(worksheetMessages.signIn)).toHaveAttribute('href', '/login?r=/p%3Fsolutions%3D1')
  })
})

test('the button opens the print window of the browser', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  render(<PrintButton />)
  await userEvent.setup().click(screen.getByRole('button', { name: printLinkMessages.print }))
  expect(print).toHaveBeenCalledTimes(1)
})
