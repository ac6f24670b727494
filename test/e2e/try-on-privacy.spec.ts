import { expect, type Page, test } from '../support/e2e-test.ts'
import { portrait } from '../support/portrait.ts'
import { chooseFrame, expectRenderMode, openMirror } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000 })

/** Everything a page can store, except cookies, which the shop's own calls set. */
const storedData = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))

/** Requests other than short GET requests to the shop, and WebSockets. */
function recordOutgoing(page: Page, origin: string): string[] {
  const outgoing: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isOurs = url.origin === origin && ['http:', 'blob:'].includes(url.protocol)
    const isShort = url.protocol === 'blob:' || url.href.length < 300
    if (request.method() !== 'GET' || request.postData() !== null || !isOurs || !isShort) {
      outgoing.push(`${request.method()} ${url.href.slice(0, 200)}`)
    }
  })
  page.on('websocket', (socket) => outgoing.push(`WebSocket ${socket.url()}`))
  return outgoing
}

test('a photo that is fitted, compared and saved never leaves the device, and nothing of it is stored', async ({
  page,
  shop,
  context,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await openMirror(page, await portrait())
  await chooseFrame(page, /^Akamas Aviator, Gold/)
  await expectRenderMode(page, 'photo-3d')
  await expect(page.getByText(/A photo does not show how wide/)).toBeVisible()
  const before = await storedData(page)
  const cookies = await context.cookies()
  const outgoing = recordOutgoing(page, shop.origin)

  await page.getByRole('button', { name: 'Try Another Photo' }).click()
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait(640, 640) }
  await page.getByLabel('Upload Photo').setInputFiles(file)
  await expect(page.getByText(/A photo does not show how wide/)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Compare this frame' }).click()
  await chooseFrame(page, /^Amathus Round, Black/)
  await expect(page.getByText('On the photo: Amathus Round, Black.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare this frame' }).click()
  await expect(page.getByRole('region', { name: 'Side by side' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Adjust the frame by hand' }).press('ArrowUp')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save or share the picture' }).click()
  await (await download).path()
  // Whatever the page had begun to send stands before this request.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await fetch('/api/health', { method: 'HEAD' })
  })

  expect(outgoing).toEqual([`HEAD ${shop.origin}/api/health`])
  expect(await storedData(page)).toEqual(before)
  expect(await context.cookies()).toEqual(cookies)
  // Messages of browsers without a graphics card are not ours.
  expect(messages.filter((text) => !/GL Driver Message|WebGL|WebGPU/.test(text))).toEqual([])
})
