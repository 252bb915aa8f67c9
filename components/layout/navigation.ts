import { shellMessages } from '@/lib/messages/shell'

/** What the frame of a page knows about who is looking. */
export interface Viewer {
  /** The display name or, lacking one, the e-mail address. */
  readonly name: string
  /** The address of the administrators' own site; absent for everybody else. */
  readonly adminUrl?: string | undefined
}

export interface NavigationItem {
  readonly href: string
  readonly label: string
}

const sections: readonly NavigationItem[] = [{ href: '/exercises', label: shellMessages.exercises }]

export const entrances: readonly NavigationItem[] = [
  { href: '/login', label: shellMessages.login },
  { href: '/register', label: shellMessages.register },
]

const profile: NavigationItem = { href: '/profile', label: shellMessages.profile }

/** The parts of the site that somebody may visit. */
export function sectionsFor(viewer: Viewer | undefined): readonly NavigationItem[] {
  if (viewer?.adminUrl === undefined) return sections
  return [...sections, { href: viewer.adminUrl, label: shellMessages.admin }]
}

/** What the menus list: the sections, and the profile or for a visitor the ways in. */
export function navigationFor(viewer: Viewer | undefined): readonly NavigationItem[] {
  return [...sectionsFor(viewer), ...(viewer ? [profile] : entrances)]
}
