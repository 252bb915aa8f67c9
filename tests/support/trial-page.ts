import type { Locator, Page } from '@playwright/test'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { trialMessages } from '@/lib/shared/messages/trial'

/** The exercise that can be tried without an account, on the landing page or on its own. */
export const trialCard = (page: Page) => page.getByRole('region', { name: trialMessages.part })

/** The option of so many forints. */
export function amountOption(page: Page, amount: number): Locator {
  const digits = String(amount).replace(/\B(?=(?:\d{3})+$)/, amount > 9999 ? '\\s' : '')
  return trialCard(page).getByRole('radio', { name: new RegExp(`^${digits}\\sFt$`) })
}

export const trialCheck = (page: Page) => trialCard(page).getByRole('button', { name: exerciseMessages.check })

/** The offer of an account that follows on a solved exercise. */
export const saveOffer = (page: Page) => trialCard(page).getByRole('heading', { name: trialMessages.save.title })

/** What is given back, and what is to be paid, in the first exercise of grade 5. */
export async function amountsOfChange(page: Page): Promise<{ readonly change: number; readonly cost: number }> {
  const [price = 0, pieces = 0, paid = 0] = await numbersIn(trialCard(page).getByText('Mennyi a visszajáró?'))
  return { change: paid - pieces * price, cost: pieces * price }
}

/** The new price in the first exercise of grade 7. */
export async function priceOfSale(page: Page): Promise<number> {
  const [price = 0, percent = 0] = await numbersIn(trialCard(page).getByText('Mennyibe kerül most?'))
  return price - (price * percent) / 100
}

async function numbersIn(text: Locator): Promise<readonly number[]> {
  const shown = (await text.textContent()) ?? ''
  const numbers = shown.replace(/(?<=\d)\s(?=\d{3}\D)/g, '').match(/\d+/g)
  return numbers?.map(Number) ?? []
}
