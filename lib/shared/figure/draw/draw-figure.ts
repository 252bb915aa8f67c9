import type { DrawnFigure } from '../model'
import { drawBarChart } from './bar-chart'
import { drawBox } from './box'
import { drawBoxPlot } from './box-plot'
import { drawCircle } from './circle'
import { drawClock } from './clock'
import { drawCoordinatePlane } from './coordinate-plane'
import { drawFractionBars, drawFractionPies } from './fractions'
import { drawGrid } from './grid'
import { drawNumberLine } from './number-line'
import { drawPieChart } from './pie-chart'
import { drawPolygon } from './polygon'
import type { Scene } from './scene'
import { drawSketch } from './sketch'

/** Lays a figure out as shapes with their places. Any figure of the model gives a drawing. */
export function drawFigure(figure: DrawnFigure): Scene {
  switch (figure.kind) {
    case 'number-line':
      return drawNumberLine(figure)
    case 'coordinate-plane':
      return drawCoordinatePlane(figure)
    case 'sketch':
      return drawSketch(figure)
    case 'polygon':
      return drawPolygon(figure)
    case 'circle':
      return drawCircle(figure)
    case 'fraction-bar':
      return drawFractionBars(figure)
    case 'fraction-pie':
      return drawFractionPies(figure)
    case 'bar-chart':
      return drawBarChart(figure)
    case 'box-plot':
      return drawBoxPlot(figure)
    case 'pie-chart':
      return drawPieChart(figure)
    case 'clock':
      return drawClock(figure)
    case 'box':
      return drawBox(figure)
    case 'grid':
      return drawGrid(figure)
  }
}
