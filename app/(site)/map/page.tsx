import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageMetadata } from '@/app/_page/page-metadata'
import { MapPage } from '@/components/practice/map-page'
import { readMap } from '@/lib/domain/practice/skill-map/read-map'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { mapMessages } from '@/lib/shared/messages/practice'

const { title, description } = mapMessages

export const metadata: Metadata = {
  ...pageMetadata({ title, description, path: '/map' }),
  robots: { index: false },
}

interface MapProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function SkillMap({ searchParams }: MapProps) {
  const user = await currentUser()
  if (!user) redirect('/login?redirect=/map')
  const grade = Number((await searchParams).grade)
  return <MapPage map={await readMap(services(), user.uid, Number.isInteger(grade) ? grade : undefined)} />
}
