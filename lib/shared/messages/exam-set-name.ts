import { formatDate } from '@/lib/shared/format/date-time'
import { practiceBadge } from './practice-badge'

export type SetName = { readonly date: string } | { readonly number: number; readonly variant?: string }

/** `2012. május 8.`, `1. gyakorló feladatsor, B változat`; of all variants together `1. gyakorló feladatsor`. */
export function setName(name: SetName): string {
  // A day is the same one in every zone.
  if ('date' in name) return formatDate(name.date, 'UTC')
  return `${name.number}. ${practiceBadge}${name.variant ? `, ${variantName(name.variant)}` : ''}`
}

export function variantName(letter: string): string {
  return `${letter} változat`
}
