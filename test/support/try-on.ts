import type { Locator } from '@playwright/test'
import type { RenderMode } from '../../src/web/try-on/render-modes.ts'
import { expect, type Page } from './e2e-test.ts'
import { open } from './shopping.ts'

export const picker = (page: Page): Locator => page.getByRole('region', { name: 'Select Frames to Try On' })

export const chooseFrame = (page: Page, name: RegExp): Promise<void> =>
  picker(page).getByRole('button', { name }).click()

export async function openCapture(page: Page): Promise<void> {
  await open(page, '/virtual-try-on')
  await page.getByRole('button', { name: 'Start Virtual Try-On' }).click()
}

export async function openMirror(page: Page, photo?: Buffer): Promise<void> {
  await openCapture(page)
  if (photo) {
    const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo }
    await page.getByLabel('Upload Photo').setInputFiles(file)
  } else await page.getByRole('button', { name: 'Capture Photo' }).click()
  await expect(page.getByRole('heading', { name: 'Virtual Mirror' })).toBeVisible()
}

export async function expectRenderMode(page: Page, mode: RenderMode): Promise<void> {
  await expect(page.locator(`[data-render-mode="${mode}"]`)).toBeAttached({ timeout: 60_000 })
}
