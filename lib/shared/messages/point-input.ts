const ORDINALS = { 1: 'első', 2: 'második' } as const

/** What pupils are told of a point that cannot be read; see `lib/domain/exercise/model/point`. */
export const pointInputMessages = {
  /** What stands in an empty field. */
  placeholder: '(x; y)',
  /** What stands before the two points by which a shape is set. */
  pointsOf: {
    line: [{ prefix: 'Egyik pont:' }, { prefix: 'Másik pont:' }],
    parabola: [{ prefix: 'Csúcspont:' }, { prefix: 'Másik pont:' }],
  },
  /** Why two points that can be read set no shape. */
  shape: {
    line: 'Ez kétszer ugyanaz a pont. Adj meg két különböző pontot!',
    parabola: 'A csúcsponttal egy vonalban, vízszintesen vagy függőlegesen, nincs másik pontja a parabolának.',
  },
  empty: 'Ide még írd be a pont két koordinátáját!',
  'too-long': 'Ez túl hosszú. Csak a pont két koordinátáját írd ide!',
  brackets: 'A két koordináta köré egy pár kerek zárójel kell, vagy hagyd el a zárójelet!',
  single: 'Egy pontnak két koordinátája van. Pontosvesszővel válaszd el őket, például: (3; -2)',
  separator: 'A két koordinátát pontosvesszővel válaszd el, például: (3; -2)',
  comma: (x: string, y: string) => `A két koordináta közé vessző helyett pontosvesszőt írj: (${x}; ${y})`,
  several: 'Egy pontnak két koordinátája van, te többet írtál.',
  missing: (coordinate: keyof typeof ORDINALS) => `Hiányzik ${article(coordinate)} ${ORDINALS[coordinate]} koordináta.`,
  coordinate: (coordinate: keyof typeof ORDINALS, message: string) =>
    `${coordinate === 1 ? 'Az' : 'A'} ${ORDINALS[coordinate]} koordinátáról: ${message}`,
} as const

const article = (coordinate: keyof typeof ORDINALS) => (coordinate === 1 ? 'az' : 'a')
