import type { Grade } from '@/lib/domain/classification/model'
import { gradePath } from '@/lib/domain/collection/model'
import { gradeMessages } from '@/lib/shared/messages/collections'
import { mapMessages, mistakesMessages } from '@/lib/shared/messages/practice'
import { shellMessages } from '@/lib/shared/messages/shell'

/** What the frame of a page knows about who is looking. */
export interface Viewer {
  /** The display name or, lacking one, the e-mail address. */
  readonly name: string
  /** Whose messages are sent from the pages. */
  readonly account: { readonly uid: string; readonly email: string }
  /** The address of the administrators' own site; absent for everybody else. */
  readonly adminUrl?: string | undefined
}

export interface NavigationItem {
  readonly href: string
  readonly label: string
}

const sections: readonly NavigationItem[] = [
  { href: '/exercises', label: shellMessages.exercises },
  { href: '/admission', label: shellMessages.exams },
]

const search: NavigationItem = { href: '/search', label: shellMessages.search }

export const authLinks: readonly NavigationItem[] = [
  { href: '/login', label: shellMessages.login },
  { href: '/register', label: shellMessages.register },
]

/** What is a signed-in user's own, beside signing out. */
export const accountPages: readonly NavigationItem[] = [
  { href: '/map', label: mapMessages.title },
  { href: '/mistakes', label: mistakesMessages.title },
  { href: '/profile', label: shellMessages.profile },
  { href: '/subscription', label: shellMessages.subscription },
]

/** The pages of grades, by topic. */
export function gradeLinks(grades: readonly Grade[]): readonly NavigationItem[] {
  return grades.map((grade) => ({ href: gradePath(grade), label: gradeMessages.grade(grade) }))
}

/** The parts of the site that somebody may visit, beside the grades. */
export function sectionsFor(viewer: Viewer | undefined): readonly NavigationItem[] {
  if (!viewer) return sections
  const admin = viewer.adminUrl === undefined ? [] : [{ href: viewer.adminUrl, label: shellMessages.admin }]
  return [...sections, search, ...admin]
}
