import type { FrameLocator } from '@playwright/test'
import { expect, type Page } from './e2e-test.ts'

/** Waits for an e-mail to an address with exactly this subject and opens it; its body is in an iframe. */
export async function openEmail(page: Page, to: string, subject: string | RegExp): Promise<FrameLocator> {
  const email = page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject, exact: true })
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(email).toBeVisible({ timeout: 500 })
  }).toPass()
  await email.click()
  return page.frameLocator('iframe')
}

export async function followLink(page: Page, email: FrameLocator, name: string): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), email.getByRole('link', { name }).click()])
  await opened.waitForLoadState()
  return opened
}
