import type { Browser, Page } from '@playwright/test'
import type { Language } from '../../src/domain/shop-facts.ts'
import { WORDS, type Words } from '../../test/support/account-pages.ts'
import { openSlowPhone, type SlowPhone } from './slow-phone.ts'

/** Milliseconds; `null` where a step has no such figure. */
export interface TimedStep {
  name: string
  language: Language
  /** The slowest interaction. */
  inp: number | null
  /** From the press, or the request, to the largest text or picture in view. */
  lcp: number
}

const SETTLE_MS = 1_500

/** A shopper with a slow phone on slow 4G: list → filter → product → cart. */
export async function walkThrough(browser: Browser, origin: string, language: Language): Promise<TimedStep[]> {
  const phone = await openSlowPhone(browser, origin, language)
  const words = WORDS[language]
  try {
    await phone.throttleNetwork()
    const list = await openList(phone, `${origin}/collections/sunglasses`)
    const steps: TimedStep[] = [{ name: 'list', language, inp: null, lcp: list }]
    for (const [name, act] of stepsOf(phone.page, words)) {
      await phone.page.waitForTimeout(SETTLE_MS)
      await phone.takeInteractions()
      const lcp = await act()
      await phone.page.waitForTimeout(SETTLE_MS)
      steps.push({ name, language, inp: (await phone.takeInteractions())[0]?.ms ?? 0, lcp })
    }
    return steps
  } finally {
    await phone.close()
  }
}

async function openList({ page }: SlowPhone, url: string): Promise<number> {
  await page.goto(url)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(Math.round(list.getEntries().at(-1)?.startTime ?? 0))).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
}

const stepsOf = (page: Page, { listing, product, toast }: Words): [string, () => Promise<number>][] => [
  ['open the filters', () => timeTo(page, () => page.getByRole('button', { name: listing.filters }).tap(), 'dialog')],
  ['choose a filter', () => timeTo(page, () => page.getByRole('dialog').getByRole('link').nth(2).tap(), 'url')],
  ['see the frames', () => timeTo(page, () => page.getByRole('dialog').getByRole('button').last().tap(), 'noDialog')],
  ['product', () => timeTo(page, () => page.getByRole('article').getByRole('link').nth(1).tap(), 'url')],
  [
    'add to the cart',
    () => timeTo(page, () => page.getByRole('button', { name: product.addToCart }).first().tap(), 'toast'),
  ],
  ['cart', () => timeTo(page, () => page.getByRole('link', { name: toast.viewCart }).first().tap(), 'url')],
]

type Sign = 'url' | 'dialog' | 'noDialog' | 'toast'

/** Milliseconds from the press until its sign is there and the largest picture in view is loaded. */
async function timeTo(page: Page, press: () => Promise<void>, sign: Sign): Promise<number> {
  await page.evaluate(watch, sign)
  await press()
  return await page.evaluate(() => Reflect.get(window, 'shown') as Promise<number>)
}

/** Runs in the page. */
function watch(sign: Sign): void {
  const before = location.href
  const heading = document.querySelector('main h1')?.textContent
  const hasSign = () => {
    if (sign === 'dialog') return document.querySelector('dialog[open]') !== null
    if (sign === 'noDialog') return document.querySelector('dialog[open]') === null
    if (sign === 'toast') return document.querySelector('[role=region] li[data-state=open]') !== null
    const isSamePage = new URL(before).pathname === location.pathname
    return location.href !== before && (isSamePage || document.querySelector('main h1')?.textContent !== heading)
  }
  const isInView = (picture: HTMLImageElement) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect()
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && picture.checkVisibility()
  }
  const areaOf = (picture: HTMLImageElement) => picture.clientWidth * picture.clientHeight
  const isPainted = () => {
    const [largest] = [...document.images].filter(isInView).sort((one, other) => areaOf(other) - areaOf(one))
    return largest === undefined || (largest.complete && largest.naturalWidth > 0)
  }
  const shown = new Promise<number>((resolve) => {
    let pressedAt = 0
    addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), { once: true, capture: true })
    const look = () => {
      if (pressedAt > 0 && hasSign() && isPainted()) resolve(Math.round(performance.now() - pressedAt))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  Reflect.set(window, 'shown', shown)
}
