import type { CoordinatePlane } from '../schema/lines'
import { boundsOf } from './geometry'
import { placeLabels } from './placement'
import { layOutPlane } from './plane'
import { axisNames, axisNumbers, axisSegments, drawAxes, gridLines } from './plane-axes'
import { planeContent } from './plane-content'
import { labelBox, type Scene, type Shape, sceneOf } from './scene'
import { DOT, DOT_RADIUS } from './strokes'

/** A plane with its axes, and all that is drawn in it. */
export function drawCoordinatePlane(figure: CoordinatePlane): Scene {
  const plane = layOutPlane(figure)
  const { shapes, lines, requests } = planeContent(figure, plane)
  const around = (reach: number) => figure.points.map(({ at }) => boundsOf([plane.toPoint(at)], reach))
  const names = axisNames(plane)
  const numbers = figure.labels === false ? [] : axisNumbers(plane, [...around(DOT_RADIUS), ...names.map(labelBox)])
  const points = around(DOT)
  const boxes = [...[...numbers, ...names].map(labelBox), ...points]
  return sceneOf([
    ...(figure.grid ? gridLines(plane) : []),
    ...shapes.filter(isArea),
    ...drawAxes(plane),
    ...shapes.filter((shape) => !isArea(shape)),
    ...numbers,
    ...names,
    ...placeLabels(requests, { boxes, lines: [...lines, ...axisSegments(plane)] }),
  ])
}

const isArea = (shape: Shape) => shape.type === 'path' && shape.isClosed === true
