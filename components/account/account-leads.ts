import { accountMessages } from '@/lib/shared/messages/account'

const { leads } = accountMessages

/** What the login and the registration say to who comes from a page, to which both lead back. @param target its path */
export function leadsFor(target: string): { readonly login: string; readonly register: string } {
  const path = target.split('?')[0] ?? ''
  if (path.startsWith('/exercise/')) return leads.exercise
  if (path.startsWith('/subscri')) return leads.premium
  if (path.endsWith('/exam') || path.includes('/exam/')) return leads.exam
  if (path === '/search') return leads.search
  return leads.home
}
