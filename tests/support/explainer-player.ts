import type { Locator, Page } from '@playwright/test'
import { explainerMessages, explainerPlayerMessages as player } from '@/lib/shared/messages/explainer'

export const playerOf = (page: Page) => page.getByRole('region', { name: player.name })

/** Opens an explainer and has it play. @param address with its numbers */
export async function playExplainer(page: Page, address: string): Promise<Locator> {
  await page.goto(address)
  await page.getByRole('button', { name: explainerMessages.play }).click()
  return playerOf(page)
}

/** Goes to a moment by the bar. @param at from 0 */
export async function goToMoment(box: Locator, at: number): Promise<void> {
  await box.getByRole('slider', { name: player.place }).fill(String(at + 1))
}
