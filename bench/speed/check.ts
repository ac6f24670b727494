import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { buildAll } from '../../scripts/build.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { freePort, openFreshShop } from '../../scripts/fresh-shop.ts'
import { ROOT } from '../../scripts/run-steps.ts'
import { LANGUAGES, type Language } from '../../src/domain/shop-facts.ts'
import { GENEROUS_LIMITS } from '../../test/support/generous-limits.ts'
import { type AuditRow, audit, auditUntilGoal, REQUIRED_CATEGORIES } from './audit-screen.ts'
import { pressEverything, type SlowestPress } from './every-press.ts'
import { speedReport } from './speed-report.ts'
import { type TimedStep, walkThrough } from './timed-walk.ts'

/**
 * Runs Lighthouse (mobile preset) on the public screens, walks from a list to the cart and presses everything on a slow
 * phone, in both languages, and writes bench/lighthouse.md. Fails if accessibility, best practices or SEO are below 100;
 * times are only reported, since they depend on the machine. With `walk` or `presses` it measures that part alone; with paths
 * it only prints.
 */
const SCREENS = [
  '/',
  '/collections',
  '/collections/sunglasses',
  '/products/aviator-gold',
  '/virtual-try-on',
  '/contact',
  '/about',
  '/faqs',
  '/size-guide',
  '/shipping-returns',
  '/locations',
  '/prescription-guide',
] as const

const FILE = join(ROOT, 'bench/lighthouse.md')
const selected = process.argv.slice(2)
const wants = (part: string) => selected.length === 0 || selected.includes(part)
const paths = selected.length === 0 ? SCREENS : selected.filter((path) => path.startsWith('/'))
await buildAll()
const shop = await openFreshShop(GENEROUS_LIMITS)
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
})
const audits: AuditRow[] = []
const steps: TimedStep[] = []
const screens: SlowestPress[] = []
try {
  // One language at a time: `?lang=` sets a cookie, which Lighthouse keeps.
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    for (const path of paths) {
      const row = await auditUntilGoal(() => audit(shop.origin, port, path, language))
      console.log(path, language, row.scores, row.failed)
      audits.push(row)
    }
    if (wants('walk')) steps.push(...(await walkThrough(browser, shop.origin, language)))
    if (wants('presses')) screens.push(...(await pressEverything(browser, shop.origin, language, printScreen)))
  }
} finally {
  await browser.close()
  await shop.close()
}
if (steps.length > 0) console.table(steps)
if (paths.length === 0 || paths === SCREENS)
  writeFileSync(FILE, speedReport({ audits, steps, screens }, readFileSync(FILE, 'utf8')))
process.exitCode = audits.every(({ scores }) => REQUIRED_CATEGORIES.every((name) => scores[name] === 100)) ? 0 : 1

function printScreen({ path, language, presses, slowest }: SlowestPress): void {
  console.log(path, language, `${presses} presses,`, slowest ? `${slowest.ms} ms: ${slowest.target}` : 'below 16 ms')
}
