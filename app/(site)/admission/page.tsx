import type { Metadata } from 'next'
import { loadSolved } from '@/app/load-solved'
import { pageMetadata } from '@/app/page-metadata'
import { CollectionPage } from '@/components/collection/collection-page'
import { ExamGroups } from '@/components/collection/exam-groups'
import { currentUser } from '@/lib/auth/session'
import { loadCollection } from '@/lib/collection/load'
import { admissionMessages as messages } from '@/lib/messages/collections'
import { services } from '@/lib/services'

const { title, description } = messages

export const metadata: Metadata = pageMetadata({ title, description, path: '/admission' })

export default async function AdmissionPage() {
  const user = await currentUser()
  const [collection, solved] = await Promise.all([loadCollection(services().store, 'admission'), loadSolved(user?.uid)])
  return (
    <CollectionPage title={title} lead={<p>{messages.lead}</p>}>
      <ExamGroups {...collection} solved={solved} />
    </CollectionPage>
  )
}
