import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { Figure } from '@/components/figure/figure'
import { drawFigure } from '@/lib/shared/figure/draw/draw-figure'
import { unionOf } from '@/lib/shared/figure/draw/geometry'
import { shapeBox } from '@/lib/shared/figure/draw/scene'
import { FIGURE_KINDS, type FigureKind } from '@/lib/shared/figure/kinds'
import { parseFigure } from '@/lib/shared/figure/model'
import { figureJsons } from '@/tests/support/figure-arbitraries'

const SEED = 20_240_917
const RUNS = 100

describe.each(FIGURE_KINDS)('any %s', (kind) => {
  const check = (holds: (json: string) => void) =>
    fc.assert(fc.property(figureJsons(kind), holds), { seed: SEED, numRuns: RUNS })

  test('is taken by the schema, and drawn without a number that is none', () => {
    check((json) => {
      expect(parseFigure(json)).not.toHaveProperty('faults')
      const html = renderToStaticMarkup(<Figure source={json} />)
      expect(html).toMatch(kind === 'table' ? /<table/ : /<svg/)
      expect(html).not.toMatch(/NaN|Infinity|undefined|\[object/)
    })
  })

  test('stays within its picture', () => {
    check((json) => {
      const figure = parseFigure(json)
      if ('faults' in figure || figure.kind === 'table') return
      const { box, shapes } = drawFigure(figure)
      expect(unionOf([...shapes.map(shapeBox), box])).toEqual(box)
    })
  })
})

test('a random figure of one kind is not one of another', () => {
  const wrong = (kind: FigureKind): FigureKind => (kind === 'clock' ? 'box' : 'clock')
  for (const kind of FIGURE_KINDS) {
    const [json = ''] = fc.sample(figureJsons(kind), { seed: SEED, numRuns: 1 })
    expect(parseFigure(json.replace(`"kind":"${kind}"`, `"kind":"${wrong(kind)}"`))).toHaveProperty('faults')
  }
})
