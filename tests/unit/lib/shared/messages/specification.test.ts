/** The sentences that the first specification gives word for word, as pages say them. */
import { accountMessages } from '@/lib/shared/messages/account'
import { cookieBannerMessages } from '@/lib/shared/messages/cookie-banner'
import { cookieSettingsMessages } from '@/lib/shared/messages/cookies'
import { dialogMessages } from '@/lib/shared/messages/dialog'
import { notFoundMessages, unexpectedMessages } from '@/lib/shared/messages/error-views'
import { exerciseListMessages } from '@/lib/shared/messages/exercise-list'
import { feedbackMessages } from '@/lib/shared/messages/feedback'
import { pageCrashMessages } from '@/lib/shared/messages/page-crash'
import { passwordResetMessages } from '@/lib/shared/messages/password-reset'

test.each([
  [notFoundMessages.title, 'A keresett oldal nem található.'],
  [unexpectedMessages.title, 'Ooopsz... Nem várt hiba történt :('],
  [unexpectedMessages.cause, 'Hiba oka:'],
  [unexpectedMessages.unknown, 'Ismeretlen'],
  [pageCrashMessages.title, 'Hiba történt az oldal betöltése közben.'],
  [dialogMessages.confirm, 'Rendben'],
  [exerciseListMessages.showMore, 'Mutass többet'],
  [exerciseListMessages.empty, 'Nincs elem a listában.'],
  [cookieBannerMessages.essentialOnly, 'Csak szükséges sütiket kérek'],
  [cookieBannerMessages.acceptAll, 'Rendben'],
  [cookieSettingsMessages.title, 'Sütikezelés'],
  [cookieSettingsMessages.tabs.overview, 'Áttekintés'],
  [cookieSettingsMessages.tabs.essential, 'Feltétlenül szükséges sütik'],
  [cookieSettingsMessages.tabs.analytics, 'Elemző sütik'],
  [cookieSettingsMessages.granted, 'Engedélyezve'],
  [cookieSettingsMessages.refused, 'Elutasítva'],
  [cookieSettingsMessages.cancel, 'Mégsem'],
  [cookieSettingsMessages.save, 'Beállítások mentése'],
  [cookieSettingsMessages.saved, 'A sütikezelési beállításokat sikeresen elmentettük.'],
  [feedbackMessages.thanks, 'Köszönjük a visszajelzést!'],
  [passwordResetMessages.request.unknown, 'Ez az email cím nem található a rendszerben.'],
  [
    accountMessages.verification.statusFailed,
    'Hiba történt az email státusz frissítésekor. Kérjük, frissítsd az oldalt vagy próbáld újra később.',
  ],
  [accountMessages.verification.sendFailed, 'Hiba történt a megerősítő email küldésekor. Kérjük, próbáld újra később.'],
])('%s', (said, specified) => {
  expect(said).toBe(specified)
})
