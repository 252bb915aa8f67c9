import type { Dash, Fill, Ink } from '@/lib/shared/figure/draw/scene'

/* The colours of drawings as the tokens of the design system. Tailwind finds the class names only when spelt out. */

export const STROKES: Readonly<Record<Ink, string>> = {
  leaf: 'stroke-leaf',
  sky: 'stroke-sky',
  sun: 'stroke-sun-edge',
  berry: 'stroke-berry',
  ink: 'stroke-ink',
  quiet: 'stroke-quiet',
  grid: 'stroke-control/60',
  paper: 'stroke-raised',
}

/** Paper takes a grey instead of the dark green, for the sake of ink. */
export const FILLS: Readonly<Record<Fill, string>> = {
  leaf: 'fill-leaf print:fill-control',
  sky: 'fill-sky',
  sun: 'fill-sun',
  berry: 'fill-berry',
  ink: 'fill-ink',
  'leaf-wash': 'fill-leaf-wash',
  'sky-wash': 'fill-sky-wash',
  'sun-wash': 'fill-sun-wash',
  'berry-wash': 'fill-berry-wash',
  paper: 'fill-raised',
}

export const TEXTS: Readonly<Record<Ink, string>> = {
  leaf: 'fill-leaf',
  sky: 'fill-sky',
  sun: 'fill-sun-ink',
  berry: 'fill-berry',
  ink: 'fill-ink',
  quiet: 'fill-quiet',
  grid: 'fill-quiet',
  paper: 'fill-raised',
}

export const DASHES: Readonly<Record<Dash, string>> = { dashed: '7 5', 'dash-dot': '13 4 2 4' }

/** Hundredths of a unit are finer than any screen. */
export const rounded = (value: number): number => Math.round(value * 100) / 100
