import type { Browser, Page } from '@playwright/test'
import type { Language } from '../../src/domain/shop-facts.ts'

/** Lighthouse's phone: its screen, a processor four times slower, and slow 4G as it throttles it. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const CPU_SLOWDOWN = 4
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

const MIN_EVENT_MS = 16

/** What one press or key cost: from the finger to the next picture on the screen, in milliseconds. */
export interface Interaction {
  ms: number
  type: string
  target: string
}

export interface SlowPhone {
  page: Page
  throttleNetwork: () => Promise<void>
  /** The interactions since the last call, the slowest first. Those below 16 ms are left out. */
  takeInteractions: () => Promise<Interaction[]>
  close: () => Promise<void>
}

export async function openSlowPhone(browser: Browser, origin: string, language: Language): Promise<SlowPhone> {
  const context = await browser.newContext({ ...SCREEN, baseURL: origin })
  await context.addCookies([{ name: 'language', value: language, url: origin }])
  await context.addInitScript(observe, MIN_EVENT_MS)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return {
    page,
    throttleNetwork: async () => void (await devtools.send('Network.emulateNetworkConditions', SLOW_4G)),
    takeInteractions: async () => {
      const taken = await page.evaluate(() => Reflect.get(window, 'takeInteractions')() as Interaction[])
      return taken.sort((one, other) => other.ms - one.ms)
    },
    close: () => context.close(),
  }
}

/** Runs in the page. */
function observe(durationThreshold: number): void {
  const seen: Interaction[] = []
  const nameOf = (target: Node | null) => {
    const element = target instanceof Element ? (target.closest('button, a, label, summary') ?? target) : null
    const text = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    return `${element?.localName ?? ''} ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}`.trim()
  }
  const record = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue
      seen.push({ ms: entry.duration, type: entry.name, target: nameOf(entry.target) })
    }
  }
  const observer = new PerformanceObserver(record)
  observer.observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit)
  Reflect.set(window, 'takeInteractions', () => seen.splice(0))
}
