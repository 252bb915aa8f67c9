import { formatDate, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'

/** Texts of what is remembered of a pupil's practice. */
export const practiceMessages = {
  solvedBefore: (at: string) =>
    `Ezekkel a számokkal már megoldottad: ${formatDate(at, HOME_TIME_ZONE)} Kérj új számokat, ha gyakorolnál!`,
}
