import { parsePoint } from '@/lib/domain/exercise/model/point/parse-point'
import { layOutPoint } from '@/lib/domain/exercise/model/point/point-layout'
import { ShownAs } from './shown-as'

/** A typed point as it is read, written as on paper; nothing while it is none. */
export function PointPreview({ typed }: { readonly typed: string }) {
  const read = parsePoint(typed)
  return read.kind === 'fault' ? null : <ShownAs layout={layOutPoint(read.texts)} />
}
