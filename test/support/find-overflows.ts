import type { Page } from './e2e-test.ts'

const VIEWPORTS = [
  { name: '320 px', width: 320, height: 640, fontSize: '' },
  { name: '1280 px at 200 % zoom', width: 640, height: 400, fontSize: '' },
  { name: 'text at 200 %', width: 1280, height: 800, fontSize: '200%' },
]

/** What overflows the page in small viewports and with large text, one sentence each. Ends at the top, in the viewport of before. */
export async function findOverflows(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  const found = await measureOverflows(page)
  if (size) await page.setViewportSize(size)
  await settle(page)
  await reachByMouse(page)
  return found
}

/** As `findOverflows`, of a page that is left if nothing is found: it takes half of the time. */
export async function findLastOverflows(page: Page): Promise<string[]> {
  const found = await measureOverflows(page)
  if (found.length > 0) await settle(page)
  return found
}

/** A press while the layout still changes would miss. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.style.removeProperty('font-size')
    scrollTo(0, 0)
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

async function measureOverflows(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { name, width, height, fontSize } of VIEWPORTS) {
    await page.setViewportSize({ width, height })
    const { overflowPx, stickyShare, widest } = await page.evaluate((size) => {
      const { documentElement: root } = document
      root.style.fontSize = size
      scrollTo(0, root.scrollHeight / 2)
      const stickyElements = [...document.querySelectorAll('body *')].filter((element) => {
        const { position, visibility } = getComputedStyle(element)
        const { top, bottom } = element.getBoundingClientRect()
        return /fixed|sticky/.test(position) && visibility === 'visible' && top >= 0 && top < 1 && bottom > 0
      })
      const heights = stickyElements.map((element) => element.getBoundingClientRect().height)
      const overflowPx = root.scrollWidth - root.clientWidth
      const beyond = [...document.querySelectorAll('body *')].filter(
        (element) => overflowPx > 0 && element.getBoundingClientRect().right > root.clientWidth + 0.5,
      )
      const widest = beyond.at(-1)?.outerHTML.slice(0, 160) ?? ''
      return { overflowPx, stickyShare: Math.max(0, ...heights) / innerHeight, widest }
    }, fontSize)
    if (overflowPx > 0) found.push(`${name}: ${overflowPx} px wider than the viewport: ${widest}`)
    if (stickyShare > 0.5) found.push(`${name}: ${Math.round(stickyShare * 100)} % of the viewport is sticky`)
  }
  return found
}

/** Waits until the page gets mouse events again: right after a change of the viewport the browser may drop one. */
async function reachByMouse(page: Page): Promise<void> {
  let isReached = false
  const reached = page
    .evaluate(() => new Promise<void>((done) => addEventListener('mousemove', () => done(), { once: true })))
    .then(() => {
      isReached = true
    })
  for (let tries = 0; !isReached && tries < 100; tries++) await page.mouse.move(1, 1 + (tries % 2))
  await reached
}
