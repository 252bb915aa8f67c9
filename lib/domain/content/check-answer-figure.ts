import type { Answer, GeneratedControl } from '@/lib/domain/exercise/model'
import { type FigureControl, placesInFigure, typedByFigure } from '@/lib/domain/exercise/model/figure-answer'

/** Why the right answer cannot be given in the figure of its control; nothing where it can, or where there is no figure. */
export function answerFigureFaults(control: GeneratedControl, rightAnswer: Answer): readonly string[] {
  if (!isFigureControl(control)) return []
  const typed = typedTexts(rightAnswer)
  const places = placesInFigure(control, typed)
  if (!places.every((place) => place !== undefined && Number.isInteger(place))) {
    return [`cannot show the answer: ${typed.join('; ')}`]
  }
  const written = typedByFigure(control, [], new Map(places.map((place = 0, index) => [index, place])))
  // The same places could be those of another hour.
  return isSameAnswer(control, written, typed)
    ? []
    : [`writes ${written.join('; ')} for the answer ${typed.join('; ')}`]
}

function isFigureControl(control: GeneratedControl): control is FigureControl {
  return 'figure' in control.props && control.props.figure !== undefined
}

/** A fraction may be written in other parts. */
function isSameAnswer({ type }: FigureControl, written: readonly string[], typed: readonly string[]): boolean {
  const [top, bottom] = [written, typed].map(([numerator, denominator]) => Number(numerator) / Number(denominator))
  return type === 'fraction-number' ? top === bottom : written.join(';') === typed.join(';')
}

function typedTexts(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer]
  if (Array.isArray(answer)) return answer.map(String)
  return typeof answer === 'object' ? [answer.numerator, answer.denominator] : []
}
