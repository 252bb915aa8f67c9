import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { ShareTags } from './share-tags'
import { exerciseThings, StructuredData } from './structured-data'

export interface ExerciseTagsProps {
  /** The origin of the site, without a slash at the end. */
  readonly siteUrl: string
  readonly id: string
  readonly title: string
  readonly classifications: readonly string[]
}

/** What search engines are told of an exercise, and those with whom it is shared. */
export function ExerciseTags({ siteUrl, id, title, classifications }: ExerciseTagsProps) {
  const facts = { siteUrl, id, title, description: exerciseMessages.pageDescription(title), classifications }
  const [thing] = exerciseThings(facts)
  return (
    <>
      <ShareTags
        title={title}
        description={facts.description}
        url={`${siteUrl}/exercise/${id}`}
        picture={`${siteUrl}/og/exercise/${id}`}
      />
      <StructuredData things={thing ? [thing] : []} />
    </>
  )
}
