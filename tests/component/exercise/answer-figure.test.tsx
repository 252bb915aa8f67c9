import { act, fireEvent, screen, within } from '@testing-library/react'
import type { AnswerFigure, GeneratedControl } from '@/lib/domain/exercise/model'
import type { PointShape } from '@/lib/domain/exercise/model/kinds'
import { answerFigureMessages as messages } from '@/lib/shared/messages/answer-figure'
import { CHECK, renderPlayer, subTask } from './render-player'

/** jsdom may lack pointer events; those of the mouse have all but the kind of pointer. */
class FakePointerEvent extends MouseEvent {
  readonly pointerType: string
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerType = init.pointerType ?? 'mouse'
  }
}
beforeAll(() => {
  Object.assign(window, { PointerEvent: FakePointerEvent })
})

const box = { left: 0, top: -50, right: 300, bottom: 50 }
const drawn = { drawing: '', box }

const line: AnswerFigure = {
  kind: 'number-line',
  ...drawn,
  scale: { start: -10, step: 1, denominator: 1, last: 20 },
  from: [50, 0],
  to: [250, 0],
}
const plane: AnswerFigure = {
  kind: 'coordinate-plane',
  ...drawn,
  x: { start: -5, step: 1, denominator: 1, last: 10 },
  y: { start: -5, step: 1, denominator: 1, last: 10 },
  frame: { left: 0, top: -50, right: 100, bottom: 50 },
}
const bar: AnswerFigure = {
  kind: 'fraction-bar',
  ...drawn,
  parts: 6,
  bars: [{ left: 0, top: 0, right: 300, bottom: 40 }],
}
const pie: AnswerFigure = { kind: 'fraction-pie', ...drawn, parts: 4, pies: [{ center: [50, 0], radius: 50 }] }
const clock: AnswerFigure = {
  kind: 'clock',
  drawing: '',
  box: { left: -100, top: -100, right: 100, bottom: 100 },
  hours: { start: 1, step: 1, denominator: 1, last: 11 },
  minutes: { start: 0, step: 1, denominator: 1, last: 59 },
}

const single = (figure: AnswerFigure): GeneratedControl => ({ type: 'single-number', props: { figure } })
const fraction = (figure: AnswerFigure): GeneratedControl => ({
  type: 'fraction-number',
  props: { simplified: false, figure },
})
const list = (figure: AnswerFigure, ...prefixes: string[]): GeneratedControl => ({
  type: 'number-list',
  props: { fields: prefixes.map((prefix) => ({ prefix })), acceptRandomOrder: false, multiLine: false, figure },
})

/** Shows a control; where one presses is told in the units of its drawing, one of which is a pixel here. */
async function show(control: GeneratedControl, setting: Partial<Parameters<typeof renderPlayer>[0]> = {}) {
  const player = renderPlayer({ subTasks: [subTask(control)], ...setting })
  const sliders = await screen.findAllByRole('slider')
  const { box: own } = (control.props as { figure: AnswerFigure }).figure
  const layer = (sliders[0] as HTMLElement).parentElement as HTMLElement
  layer.getBoundingClientRect = () => new DOMRect(0, 0, own.right - own.left, own.bottom - own.top)
  const at = ([x, y]: readonly [number, number]) => ({ clientX: x - own.left, clientY: y - own.top, button: 0 })
  return {
    ...player,
    sliders,
    layer,
    at,
    press: (place: readonly [number, number], pointerType = 'mouse') => {
      act(() => {
        fireEvent.pointerDown(layer, { ...at(place), pointerType })
        fireEvent.pointerUp(layer, { ...at(place), pointerType })
      })
    },
  }
}

const shaped = (shape?: PointShape, count = 2): GeneratedControl => ({
  type: 'point',
  props: { points: Array.from({ length: count }, () => ({})), figure: plane, ...(shape && { shape }) },
})

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const spoken = () => screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'))

describe('a number line', () => {
  test('is pressed: the field has the number, the slider has it too and the focus, and both are one answer', async () => {
    const { api, user, press, sliders } = await show(single(line))
    expect(spoken()).toEqual([messages.unset])
    press([80, 0])
    expect(fields()).toEqual(['-7'])
    expect(spoken()).toEqual(['\u22127'])
    expect(sliders[0]).toHaveFocus()
    api.answer(CHECK, 200, { correct: false, outcome: 'wrong', controls: ['wrong'] })
    await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }))
    await screen.findByText('Nem egészen...')
    expect(api.requests[0]?.body).toMatchObject({ answers: ['-7'] })
  })

  test('a pin goes with the pointer, to the ends of the line and no further', async () => {
    const { layer, at } = await show(single(line))
    fireEvent.pointerDown(layer, at([80, 0]))
    fireEvent.pointerMove(layer, at([171, 10]))
    expect(fields()).toEqual(['2'])
    fireEvent.pointerMove(layer, at([290, 10]))
    expect(fields()).toEqual(['10'])
    fireEvent.pointerUp(layer, at([290, 10]))
    fireEvent.pointerMove(layer, at([60, 10]))
    expect(fields()).toEqual(['10'])
  })

  test('a swipe that scrolls the page answers nothing, and a tap does', async () => {
    const { layer, at, press } = await show(single(line))
    fireEvent.pointerDown(layer, { ...at([80, 0]), pointerType: 'touch' })
    // Browsers tell of its first move before they know what it is.
    fireEvent.pointerMove(layer, { ...at([82, -40]), pointerType: 'touch' })
    expect(fields()).toEqual([''])
    fireEvent.pointerCancel(layer, { pointerType: 'touch' })
    fireEvent.pointerUp(layer, { ...at([80, 0]), pointerType: 'touch' })
    expect(fields()).toEqual([''])
    press([80, 0], 'touch')
    expect(fields()).toEqual(['-7'])
  })

  test('keys step it from 0, and what is typed moves it', async () => {
    const { user, sliders } = await show(single(line))
    act(() => sliders[0]?.focus())
    await user.keyboard('{ArrowRight}')
    expect(fields()).toEqual(['0'])
    fireEvent.change(sliders[0] as HTMLElement, { target: { value: '11' } })
    expect(fields()).toEqual(['1'])
    await user.clear(screen.getByRole('textbox'))
    await user.type(screen.getByRole('textbox'), '-3,5')
    expect(sliders[0]).toHaveValue('7')
    expect(spoken()).toEqual(['\u22123,5'])
  })

  test('a number that it does not show is told', async () => {
    const { user } = await show(single(line))
    await user.type(screen.getByRole('textbox'), '11')
    expect(screen.getByText(messages.beyond)).toHaveAttribute('role', 'status')
    expect(spoken()).toEqual([messages.offFigure])
  })

  test('of a list each field has a pin: the first press sets the first, the next the second, a press on one moves it', async () => {
    const { press, sliders, layer } = await show(list(line, '$L =$', 'Bence:'))
    expect(sliders.map((slider) => slider.getAttribute('aria-label'))).toEqual([
      messages.onFigure('L = 1. válaszod'),
      messages.onFigure('Bence: 2. válaszod'),
    ])
    press([80, 0])
    press([200, 0])
    expect(fields()).toEqual(['-7', '5'])
    press([90, 0])
    expect(fields()).toEqual(['-6', '5'])
    expect(within(layer).getByText('L')).toBeInTheDocument()
    expect(within(layer).getByText('2.')).toBeInTheDocument()
  })

  test('a visitor can look at it and not set it', async () => {
    const { press, sliders } = await show(single(line), { access: 'visitor' })
    press([80, 0])
    expect(fields()).toEqual([''])
    expect(sliders[0]).toBeDisabled()
  })
})

test('a plane takes a point by a press, and arrow keys move it in their own directions', async () => {
  const { press, user, sliders } = await show(list(plane, 'x:', 'y:'))
  press([70, -29])
  expect(fields()).toEqual(['2', '3'])
  expect(spoken()).toEqual(['(2; 3)', '(2; 3)'])
  act(() => sliders[0]?.focus())
  await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}')
  expect(fields()).toEqual(['0', '4'])
  act(() => sliders[1]?.focus())
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(fields()).toEqual(['0', '5'])
})

test.each([
  [
    ["$P'$ első koordinátája:", "$P'$ második koordinátája:", "$R'$, $x =$", '$y =$'],
    ['P′', 'R′'],
  ],
  [['K első koordinátája:', 'K második koordinátája:'], ['K']],
  [
    ['első koordináta:', 'második koordináta:', 'első koordináta:', 'második koordináta:'],
    ['1.', '2.'],
  ],
  [['első koordináta:', 'második koordináta:'], ['']],
])('points of a plane are called as their fields call them: %p', async (prefixes, names) => {
  const { press, layer } = await show(list(plane, ...prefixes))
  for (const [index] of names.entries()) press([20 + 20 * index, 0])
  const shown = [...(layer.parentElement?.querySelectorAll('circle + text') ?? [])].map((text) => text.textContent)
  expect(shown).toEqual(names)
})

test('parts of a bar are shaded and freed by presses, and those that were pressed stay', async () => {
  const { press, sliders, layer } = await show(fraction(bar))
  press([125, 20])
  press([275, 20])
  expect(fields()).toEqual(['2', '6'])
  expect(spoken()).toEqual([messages.shaded(2, 6)])
  const shaded = () => [...layer.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  expect(shaded()).toEqual([expect.stringMatching(/^M101\.4 /), expect.stringMatching(/^M251\.4 /)])
  press([125, 20])
  expect(fields()).toEqual(['1', '6'])
  fireEvent.change(sliders[0] as HTMLElement, { target: { value: '4' } })
  expect(fields()).toEqual(['4', '6'])
})

test('of parts a single number is how many there are, and a fraction in other parts shades as many', async () => {
  const first = await show(single(pie))
  first.press([60, -10])
  first.press([40, -10])
  expect(fields()).toEqual(['2'])
  first.unmount()
  const second = await show(fraction(pie))
  await second.user.type(screen.getByRole('textbox', { name: 'számláló' }), '1')
  await second.user.type(screen.getByRole('textbox', { name: 'nevező' }), '2')
  expect(spoken()).toEqual([messages.shaded(2, 4)])
})

test('the hands of a clock are dragged, and go where the typed time puts them', async () => {
  const { layer, at, user, sliders } = await show(list(clock, '', ''))
  // The long hand to 20 minutes, from the rim.
  fireEvent.pointerDown(layer, at([0, -66]))
  fireEvent.pointerMove(layer, at([58, 33]))
  fireEvent.pointerUp(layer, at([58, 33]))
  expect(fields()).toEqual(['', '20'])
  // The short one to a little after 9.
  fireEvent.pointerDown(layer, at([0, -40]))
  fireEvent.pointerMove(layer, at([-40, -8]))
  fireEvent.pointerUp(layer, at([-40, -8]))
  expect(fields()).toEqual(['9', '20'])
  expect(spoken()).toEqual([messages.hour('9'), messages.minute('20')])
  await user.clear(screen.getAllByRole('textbox')[0] as HTMLElement)
  await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, '15')
  expect(sliders[0]).toHaveValue('2')
  expect(spoken()).toEqual([messages.hour('15'), messages.minute('20')])
})

/** The numbers in the path of the curve that points have set. */
const curve = (layer: HTMLElement) =>
  layer
    .querySelector('[data-shape]')
    ?.getAttribute('d')
    ?.match(/-?[\d.]+/g)
    ?.map(Number) ?? []

test('a point of one field is pressed, stepped and typed, and both agree', async () => {
  const { press, user, sliders } = await show(shaped(undefined, 1))
  expect(spoken()).toEqual([messages.unset, messages.unset])
  press([70, -29])
  expect(fields()).toEqual(['(2; 3)'])
  expect(spoken()).toEqual(['(2; 3)', '(2; 3)'])
  act(() => sliders[0]?.focus())
  await user.keyboard('{ArrowDown}{ArrowLeft}')
  expect(fields()).toEqual(['(1; 2)'])
  await user.clear(screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), 'P(-4;0,5)')
  expect(sliders[0]).toHaveValue('1')
  expect(spoken()).toEqual(['(\u22124; 0,5)', '(\u22124; 0,5)'])
  await user.clear(screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), '9;0')
  expect(screen.getByText(messages.beyond)).toBeVisible()
})

test('two points set a line, which is drawn through both from edge to edge and goes with them', async () => {
  const { press, layer } = await show(shaped('line'))
  expect(screen.getByText(messages.hint['coordinate-plane'](2, 'line'))).toBeVisible()
  press([50, 0])
  expect(curve(layer)).toEqual([])
  press([70, -20])
  expect(fields()).toEqual(['(0; 0)', '(2; 2)'])
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = curve(layer)
  expect([x1 - 50, x2 - 50]).toEqual([-y1, -y2])
  expect(Math.min(x1, x2) < 0 && Math.max(x1, x2) > 100).toBe(true)
  press([73, -3])
  expect(fields()).toEqual(['(0; 0)', '(2; 0)'])
  expect(curve(layer)[1]).toBe(0)
})

test('a vertex and another point set a parabola, and are called so', async () => {
  const { press, layer, sliders } = await show(shaped('parabola'))
  expect(sliders[0]).toHaveAccessibleName(messages.x('Csúcspont'))
  press([50, 30])
  press([60, 20])
  expect(fields()).toEqual(['(0; -3)', '(1; -2)'])
  // From y = 22 at the left edge to as much at the right one, its tangents meeting at twice the depth below.
  expect(curve(layer)).toEqual([0, -220, 50, 280, 100, -220])
  press([60, 30])
  expect(curve(layer)).toEqual([])
})
