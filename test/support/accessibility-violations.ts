import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { type Page, waitForHydration } from './e2e-test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** axe's violations on the page in its current state, each with the HTML of its nodes and why. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await waitForHydration(page)
  // axe counts a button under the back office's sticky header as too small, though one can scroll.
  if (new URL(page.url()).pathname.startsWith('/admin'))
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return plainPageViolations(page)
}

/** The same for a page without scripts of ours. */
export async function plainPageViolations(page: Page): Promise<string[]> {
  // The shop has no frames of other origins, so axe needs no second page for its results, which takes seconds.
  const axe = new AxeBuilder({ page, ...(await addAxe(page)) })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`).join('\n')}`,
  )
}

/** It comes with `@axe-core/playwright`. */
const AXE = new URL('../../node_modules/axe-core/axe.min.js', import.meta.url)
let source: Promise<string> | undefined

/**
 * Adds axe to a document without frames, once. `AxeBuilder` would run its 600 kB twice in each analysis, which took
 * half of the time.
 */
async function addAxe(page: Page): Promise<{ axeSource?: string }> {
  if (page.frames().length > 1) return {}
  source ??= readFile(AXE, 'utf8')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${await source};0`)
  return { axeSource: ';' }
}
