import type { Video } from '@/lib/domain/collection/model'
import type { CollectionFile } from './collection-files'

/**
 * The videos that somebody has chosen, by the ids of the exercises beside which they stand: that of an exercise's own line before
 * that of its topic, and of topics that of the lowest grade.
 */
export function chosenVideos(collections: readonly CollectionFile[]): Readonly<Record<string, Video>> {
  // Collections come with the lines for all grades first, and then by grade.
  return Object.fromEntries(collections.flatMap(videosIn).toReversed())
}

function videosIn(file: CollectionFile): readonly (readonly [exercise: string, video: Video])[] {
  if (file.kind === 'dynamic') {
    const lines = file.source.groups.flatMap(({ topics }) => topics)
    return lines.flatMap(({ exercise, video }) => (video ? [[exercise, video] as const] : []))
  }
  if (file.kind !== 'grade') return []
  return file.source.topics.flatMap(({ video, exercises }) =>
    video ? exercises.map(({ exercise }) => [exercise, video] as const) : [],
  )
}
