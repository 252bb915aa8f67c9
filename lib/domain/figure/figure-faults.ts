import * as z from 'zod/mini'
import { boundsOf, overlap } from '@/lib/shared/figure/draw/geometry'
import { plainLabel } from '@/lib/shared/figure/draw/label-text'
import { inkBox, type Scene } from '@/lib/shared/figure/draw/scene'
import { DOT_RADIUS } from '@/lib/shared/figure/draw/strokes'
import type { Figure } from '@/lib/shared/figure/model'
import { figureDrawing } from './figure-drawing'

// The messages of the schema, which a browser does not load.
z.config(z.locales.en())

/** A picture as wide as this is scaled to three quarters on a screen of 320 pixels; its smallest text is 10 high then. */
const WIDEST = 350
/**
 * What is wrong with a figure, as its author should hear it: options that do not fit, and a drawing whose labels lie on
 * each other or on points, need too much room, or name two things alike.
 *
 * @param json a figure as `figureJson` writes it.
 */
export function figureFaults(json: string): readonly string[] {
  const drawing = figureDrawing(json)
  if ('faults' in drawing) return drawing.faults
  const { figure, scene } = drawing
  const named = [...twinsAmong(namesIn(figure)).map((name) => `two things are called ${name}`), ...unreadable(json)]
  return scene ? [...named, ...sceneFaults(scene)] : named
}

function sceneFaults({ box, shapes }: Scene): readonly string[] {
  const labels = shapes.filter((shape) => shape.type === 'label')
  const dots = shapes.flatMap((shape) => (shape.type === 'circle' && shape.radius <= DOT_RADIUS ? [shape] : []))
  const width = Math.round(box.right - box.left)
  return [
    ...(width > WIDEST ? [`is ${width} wide, which is more than ${WIDEST}: shorten the labels`] : []),
    ...labels.flatMap((label, i) =>
      labels
        .slice(0, i)
        .filter((other) => overlap(inkBox(label), inkBox(other)) > 0)
        .map((other) => `the labels ${plainLabel(other.text)} and ${plainLabel(label.text)} lie on each other`),
    ),
    ...labels
      .filter((label) => dots.some((dot) => overlap(inkBox(label), boundsOf([dot.center], dot.radius)) > 0))
      .map((label) => `the label ${plainLabel(label.text)} lies on a point`),
  ]
}

/** Names that pupils are asked by, so that each must be there once. */
function namesIn(figure: Figure): readonly string[] {
  switch (figure.kind) {
    case 'number-line':
      return labelsOf([...figure.points, ...figure.intervals])
    case 'coordinate-plane':
      return labelsOf([...figure.points, ...figure.functions, ...figure.polylines, ...figure.polygons])
    case 'sketch':
      return labelsOf([...figure.points, ...figure.polylines, ...figure.polygons, ...figure.circles])
    case 'polygon':
      return [...figure.labels, ...labelsOf([...figure.points, ...figure.others])]
    case 'circle':
      return labelsOf(figure.points)
    case 'grid':
      return labelsOf([...figure.points, ...figure.shapes])
    case 'bar-chart':
      return [...figure.categories, ...figure.series.map(({ name }) => name)]
    case 'box-plot':
      return labelsOf(figure.plots)
    case 'pie-chart':
      return labelsOf(figure.sectors)
    default:
      return []
  }
}

const labelsOf = (things: readonly { readonly label?: string | undefined }[]) =>
  things.flatMap(({ label }) => (label ? [label] : []))

function twinsAmong(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => name !== '' && name !== '?' && names.indexOf(name) < index)
}

/** What labels cannot show, or what no Hungarian reads: TeX, and a number with a decimal point. */
function unreadable(json: string): readonly string[] {
  return [
    ...(json.includes('$') ? ['$ is left: labels have no TeX'] : []),
    ...[...json.matchAll(/"[-\u2212]?(\d+\.\d+)"/g)].map(
      ([, number]) => `${number} has a decimal point: use format-number`,
    ),
  ]
}
