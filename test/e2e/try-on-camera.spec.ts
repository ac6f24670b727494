import { expect, type Page, test } from '../support/e2e-test.ts'
import { launchOptions } from '../support/launch-options.ts'
import { openCapture } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000, launchOptions: launchOptions('allow') })

/** Records the camera streams of the page, so that tests can check that they were stopped. */
const recordStreams = (page: Page) =>
  page.addInitScript(() => {
    const streams: MediaStream[] = []
    Object.assign(window, { openedStreams: streams })
    const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints)
      streams.push(stream)
      return stream
    }
  })

const liveTracks = (page: Page) =>
  page.evaluate(() => {
    const { openedStreams } = window as unknown as { openedStreams: MediaStream[] }
    return openedStreams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live')
      .length
  })

const video = (page: Page) => page.getByLabel('Your camera, as in a mirror')

test.describe('with a camera', () => {
  test.beforeEach(({ page }) => recordStreams(page))

  test('the privacy note is shown first, the picture is live, and Capture Photo takes it', async ({ page }) => {
    await openCapture(page)
    await expect(page.getByText(/processed on this device only: it is never uploaded/)).toBeVisible()
    expect(await liveTracks(page)).toBe(0)
    await page.getByRole('button', { name: 'Use Webcam' }).click()
    await expect(video(page)).toBeVisible()
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Capture Photo' }).click()
    const photo = page.getByRole('img', { name: 'Your photo' })
    await expect(photo).toBeVisible()
    await expect(photo).toHaveAttribute('src', /^blob:/)
    expect(await liveTracks(page)).toBe(0)
  })

  test('the camera stops in a hidden tab and when the shopper leaves', async ({ page }) => {
    await openCapture(page)
    await page.getByRole('button', { name: 'Use Webcam' }).click()
    await expect(video(page)).toBeVisible()
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page.getByText(/turned off while you were away/)).toBeVisible()
    expect(await liveTracks(page)).toBe(0)

    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false, configurable: true }))
    await page.getByRole('button', { name: 'Use Webcam' }).click()
    await expect(video(page)).toBeVisible()
    expect(await liveTracks(page)).toBe(1)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.poll(() => liveTracks(page)).toBe(0)
  })

  test('nothing leaves the device: after loading, the page only reads, and only from the shop', async ({
    page,
    shop,
  }) => {
    await openCapture(page)
    const foreign: string[] = []
    page.on('request', (request) => {
      const url = request.url()
      const isOurs = url.startsWith(`${shop.origin}/`) || url.startsWith(`blob:${shop.origin}/`)
      if (request.method() !== 'GET' || !isOurs || request.postData()) foreign.push(`${request.method()} ${url}`)
    })
    await page.getByRole('button', { name: 'Use Webcam' }).click()
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Capture Photo' }).click()
    for (const item of await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').all())
      await item.click()
    await page.getByRole('button', { name: 'Adjust the frame by hand' }).press('ArrowUp')
    await page.getByRole('tab', { name: 'Optical' }).click()
    await page.getByRole('button', { name: 'Try Another Photo' }).click()
    // Whatever the page had begun to send stands before this request.
    await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await fetch('/api/health', { method: 'HEAD' })
    })
    expect(foreign).toEqual([`HEAD ${shop.origin}/api/health`])
  })
})

test('without a camera an error is shown, and Capture Photo shows the sample', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'))
  })
  await openCapture(page)
  await page.getByRole('button', { name: 'Use Webcam' }).click()
  await expect(page.getByText(/No camera was found/)).toBeVisible()
  await page.getByRole('button', { name: 'Capture Photo' }).click()
  await expect(page.getByRole('img', { name: 'Sample portrait' })).toBeVisible()
})
