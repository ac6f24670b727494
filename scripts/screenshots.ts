import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { LANGUAGES, type Language } from '../src/domain/shop-facts.ts'
import { DICTIONARIES } from '../src/i18n/dictionaries.ts'
import { SEED_STAFF } from '../src/server/db/seed/staff.ts'
import { buildAll } from './build.ts'
import { findBrowser } from './find-browser.ts'
import { openFreshShop } from './fresh-shop.ts'
import { ROOT } from './run-steps.ts'

/**
 * Takes the screenshots of docs/pictures: a fresh shop, both languages, desktop and phone. Names choose some of them:
 * `npm run screenshots -- home admin-today`.
 */
interface Screen {
  name: string
  path: string
  /** Of the back office. */
  isAdmin?: true
  act?: (page: Page, language: Language) => Promise<void>
}

const FOLDER = join(ROOT, 'docs/pictures')
const MAX_BYTES = 150_000
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
} as const

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/collections/sunglasses' },
  { name: 'product', path: '/products/aviator-gold' },
  { name: 'search', path: '/', act: searchFor('panto') },
  { name: 'try-on', path: '/virtual-try-on' },
  { name: 'size-guide', path: '/size-guide?lens=52&bridge=18&temple=145&kind=optical-frames&for=men' },
  { name: 'appointment', path: '/contact' },
  { name: 'checkout', path: '/products/amathus-round-black', act: buy },
  { name: 'admin-today', path: '/admin', isAdmin: true },
  { name: 'admin-orders', path: '/admin/orders', isAdmin: true },
  { name: 'admin-diary', path: '/admin/diary?store=limassol&view=week', isAdmin: true },
  { name: 'admin-stock', path: '/admin/stock', isAdmin: true },
]

/** Without names, all. */
const names = process.argv.slice(2)
const isWanted = ({ name }: Screen) => names.length === 0 || names.includes(name)

function searchFor(text: string) {
  return async (page: Page, language: Language) => {
    await page.getByRole('banner').getByRole('link', { name: DICTIONARIES[language].listing.search }).click()
    await page.getByRole('dialog').getByRole('combobox').fill(text)
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
  }
}

async function buy(page: Page, language: Language): Promise<void> {
  const words = DICTIONARIES[language]
  await page.getByRole('main').getByRole('button', { name: words.product.addToCart }).first().click()
  await page.getByRole('banner').getByText('1', { exact: true }).waitFor()
  await page.goto('/checkout')
  await page.getByRole('button', { name: /€/ }).waitFor()
}

async function signIn(page: Page, language: Language): Promise<void> {
  const { email, password } = SEED_STAFF.find(({ role }) => role === 'assistant') ?? SEED_STAFF[0]
  await page.request.post('/api/admin/sign-in', { data: { email, password } })
  await page.request.patch('/api/admin/me', { data: { language } })
}

async function takeScreenshots(
  browser: Browser,
  origin: string,
  language: Language,
  device: keyof typeof DEVICES,
): Promise<void> {
  const context = await browser.newContext({ ...DEVICES[device], baseURL: origin, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'language', value: language, url: origin }])
  for (const { name, path, isAdmin, act } of SCREENS.filter(isWanted)) {
    const page = await context.newPage()
    if (isAdmin) await signIn(page, language)
    await page.goto(path)
    await page
      .locator(isAdmin ? 'main h1' : 'html[data-hydrated]')
      .first()
      .waitFor()
    if (isAdmin) await page.waitForLoadState('networkidle')
    await act?.(page, language)
    await page.evaluate(showEverything)
    const file = join(FOLDER, `${name}-${language}-${device}.webp`)
    await writeWithinLimit(await page.screenshot({ animations: 'disabled' }), file)
    console.log(file.slice(ROOT.length))
    await page.close()
  }
  await context.close()
}

/** Waits for the fonts and for the pictures in view. */
async function showEverything(): Promise<void> {
  await document.fonts.ready
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    const isBeside = right <= 0 || left >= innerWidth
    return image.checkVisibility() && !isBeside && bottom > 0 && top < innerHeight
  })
  await Promise.all(inView.map((image) => image.decode()))
}

/** Writes a WebP at the highest quality that stays within `MAX_BYTES`. */
async function writeWithinLimit(png: Buffer, file: string): Promise<void> {
  for (let quality = 84; quality >= 40; quality -= 8) {
    const { size } = await sharp(png).webp({ quality, effort: 5 }).toFile(file)
    if (size <= MAX_BYTES) return
  }
  throw new Error(`${file} is larger than ${MAX_BYTES} bytes at quality 40`)
}

mkdirSync(FOLDER, { recursive: true })
await buildAll()
const shop = await openFreshShop()
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    for (const device of ['desktop', 'phone'] as const) await takeScreenshots(browser, shop.origin, language, device)
  }
} finally {
  await browser.close()
  await shop.close()
}
