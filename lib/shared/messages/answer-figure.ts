/** What to do where two points set a line or a parabola. */
const SHAPES = {
  line: 'Koppints az egyenes két pontjára, vagy írd be a koordinátáikat!',
  parabola: 'Koppints a csúcspontra, aztán a parabola egy másik pontjára, vagy írd be a koordinátáikat!',
} as const

/** Texts around a figure in which one answers. */
export const answerFigureMessages = {
  name: 'Válasz az ábrán',
  hint: {
    'number-line': (values: number) =>
      values > 1
        ? 'Koppints sorban a számok helyére, vagy írd be őket!'
        : 'Koppints a szám helyére, vagy írd be a választ!',
    'coordinate-plane': (points: number, shape?: keyof typeof SHAPES) =>
      shape
        ? SHAPES[shape]
        : points > 1
          ? 'Koppints sorban a pontok helyére, vagy írd be a koordinátáikat!'
          : 'Koppints a pont helyére, vagy írd be a koordinátáit!',
    'fraction-bar': 'Koppints a részekre, vagy írd be a választ!',
    'fraction-pie': 'Koppints a részekre, vagy írd be a választ!',
    clock: 'Húzd a mutatókat a helyükre, vagy írd be az időt!',
  },
  beyond: 'Amit beírtál, az nem látszik ezen az ábrán.',
  ordinal: (position: number) => `${position}.`,
  onFigure: (field: string) => `${field}, az ábrán`,
  unset: 'még nincs megadva',
  offFigure: 'nem látszik az ábrán',
  /** A point by its letter or its number. */
  named: (name: string) => `${name} pont`.trim(),
  x: (point: string) => `${point}, vízszintesen`,
  y: (point: string) => `${point}, függőlegesen`,
  parabola: ['Csúcspont', 'A parabola másik pontja'],
  point: (x: string, y: string) => `(${x}; ${y})`,
  parts: 'Színezett részek, az ábrán',
  shaded: (count: number, parts: number) => `${parts} részből ${count}`,
  hourHand: 'Kismutató',
  minuteHand: 'Nagymutató',
  hour: (hour: string) => `${hour} óra`,
  minute: (minute: string) => `${minute} perc`,
} as const
