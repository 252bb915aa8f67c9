import type { Metadata } from 'next'
import { pageMetadata } from '@/app/_page/page-metadata'
import { HowWeCountPage } from '@/components/how-we-count/how-we-count-page'
import { HOW_WE_COUNT_PATH } from '@/lib/domain/practice/model'
import { MAX_TRIES } from '@/lib/domain/practice/rules/rate-round'
import { FIRST_INTERVALS, goodIntervals } from '@/lib/domain/practice/rules/scheduler'
import { howWeCountMessages } from '@/lib/shared/messages/how-we-count'

const { title, description } = howWeCountMessages
/** So many intervals are named: the last is a good two months. */
const INTERVALS = 6

export const metadata: Metadata = pageMetadata({ title, description, path: HOW_WE_COUNT_PATH })

export default function HowWeCount() {
  return <HowWeCountPage tries={MAX_TRIES} first={FIRST_INTERVALS} later={goodIntervals(INTERVALS)} />
}
