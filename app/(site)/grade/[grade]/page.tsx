import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { GradeScreen, gradeMetadata } from '@/app/_page/grade-screen'
import { gradeIn } from '@/lib/domain/classification/model'
import { loadCollection } from '@/lib/domain/collection/load-collection'
import { gradeCollectionId, gradePath } from '@/lib/domain/collection/model'
import { services } from '@/lib/server/services'

interface GradePageProps {
  readonly params: Promise<{ readonly grade: string }>
}

export async function generateMetadata({ params }: GradePageProps): Promise<Metadata> {
  const grade = gradeIn((await params).grade)
  return grade === undefined ? {} : gradeMetadata(grade)
}

/** A grade that has its own address leads there; one without exercises has no page. */
export default async function GradePage({ params }: GradePageProps) {
  const written = (await params).grade
  const grade = gradeIn(written)
  if (grade === undefined) notFound()
  if (gradePath(grade) !== `/grade/${written}`) permanentRedirect(gradePath(grade))
  const collection = await loadCollection(services().store, gradeCollectionId(grade))
  if (collection.topics.length === 0) notFound()
  return <GradeScreen grade={grade} collection={collection} />
}
