import { GradeScreen, gradeMetadata } from '@/app/_page/grade-screen'
import { loadCollection } from '@/lib/domain/collection/load-collection'
import { services } from '@/lib/server/services'

export const metadata = gradeMetadata(5)

export default async function GradeFivePage() {
  return <GradeScreen grade={5} collection={await loadCollection(services().store, 'grade-5')} />
}
