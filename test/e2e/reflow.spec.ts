import { expect, type Page, test } from '../support/e2e-test.ts'
import { EVERY_SCREEN } from '../support/every-screen.ts'
import { open, orderForAccount, putIntoCart, signIn } from '../support/shopping.ts'

// Each test visits every screen.
test.describe.configure({ timeout: 400_000 })

const VIEWPORTS = [
  { name: '320 px', width: 320, height: 640, fontSize: '' },
  { name: '1280 px at 200 % zoom', width: 640, height: 400, fontSize: '' },
  { name: 'text at 200 %', width: 1280, height: 800, fontSize: '200%' },
]

/** Elements that overflow the current viewport. */
async function findOverflows(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { name, width, height, fontSize } of VIEWPORTS) {
    await page.setViewportSize({ width, height })
    const { overflowPx, stickyShare } = await page.evaluate((size) => {
      const { documentElement: root } = document
      root.style.fontSize = size
      scrollTo(0, root.scrollHeight / 2)
      const stickyElements = [...document.querySelectorAll('body *')].filter((element) => {
        const { position, visibility } = getComputedStyle(element)
        const { top, bottom } = element.getBoundingClientRect()
        return /fixed|sticky/.test(position) && visibility === 'visible' && top >= 0 && top < 1 && bottom > 0
      })
      const heights = stickyElements.map((element) => element.getBoundingClientRect().height)
      return { overflowPx: root.scrollWidth - root.clientWidth, stickyShare: Math.max(0, ...heights) / innerHeight }
    }, fontSize)
    if (overflowPx > 0) found.push(`${name}: ${overflowPx} px wider than the viewport`)
    if (stickyShare > 0.5) found.push(`${name}: ${Math.round(stickyShare * 100)} % of the viewport is sticky`)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}

/** Layout after a resize takes a moment. */
const expectNoOverflow = (page: Page, what: string) =>
  expect.poll(() => findOverflows(page), { message: what }).toEqual([])

for (const language of ['en', 'el'] as const) {
  test(`every screen fits a small viewport, 200 % zoom and large text, ${language}`, async ({
    page,
    setLanguage,
    expectedErrors,
  }) => {
    expectedErrors.push(/40[14]/)
    await setLanguage(language)
    await putIntoCart(page, 'silk-cord-navy')
    for (const path of Object.values(EVERY_SCREEN).flat()) {
      await open(page, path)
      await expectNoOverflow(page, path)
    }
  })
}

test('the account fits a small viewport, 200 % zoom and large text, in both languages', async ({
  page,
  setLanguage,
}) => {
  await signIn(page, { username: 'maria', password: 'maria-demo' })
  await expect(page).toHaveURL('/account')
  const order = await orderForAccount(page, 'silk-cord-navy')
  for (const language of ['en', 'el'] as const) {
    await setLanguage(language)
    await open(page, '/account')
    for (const index of [0, 1, 2]) {
      await page.getByRole('tab').nth(index).click()
      await expectNoOverflow(page, `tab ${index}, ${language}`)
    }
    await open(page, `/account/orders/${order}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order)
    await expectNoOverflow(page, `order, ${language}`)
  }
})
