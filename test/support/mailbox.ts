import type { FrameLocator } from '@playwright/test'
import { expect, type Page } from './e2e-test.ts'

/** Waits for a letter to somebody and opens it; what it shows is in a frame of its own. */
export async function openLetter(page: Page, to: string, subject: string | RegExp): Promise<FrameLocator> {
  const letter = page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject })
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(letter).toBeVisible({ timeout: 500 })
  }).toPass()
  await letter.click()
  return page.frameLocator('iframe[title="The letter"]')
}

/** Follows a letter's link, which opens beside it. */
export async function follow(page: Page, letter: FrameLocator, name: string): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), letter.getByRole('link', { name }).click()])
  await opened.waitForLoadState()
  return opened
}
