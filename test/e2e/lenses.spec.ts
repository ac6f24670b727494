import { el } from '../../src/i18n/el.ts'
import { en } from '../../src/i18n/en.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, type Page, test, waitForHydration } from '../support/e2e-test.ts'
import { register, signIn } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { paperPhoto } from '../support/lens-photo.ts'
import { open } from '../support/shopping.ts'

const FRAME = 'ledra-panto-black'
const FLOW = `/products/${FRAME}/lenses`

async function isSound(page: Page, step: string): Promise<void> {
  expect(await accessibilityViolations(page), step).toEqual([])
  expect(await findOverflows(page), step).toEqual([])
}

test.describe('in Greek on a phone', () => {
  const { lenses: words, prescriptions } = el
  const { fields, eyes, codes, form, readBack } = prescriptions
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(({ setLanguage }) => setLanguage('el'))

  const sphereOf = (page: Page, eye: 'right' | 'left') =>
    page.getByRole('group', { name: eyes[eye] }).getByLabel(`${fields.sphere} (${codes.sphere})`, { exact: true })
  const goOn = (page: Page, name: string = words.next) => page.getByRole('button', { name, exact: true }).click()
  const step = (page: Page, name: keyof typeof words.steps) =>
    expect(page.getByRole('heading', { name: words.steps[name] })).toBeVisible()

  test('lenses are chosen from a typed prescription, step by step, to the cart', async ({ page }) => {
    await open(page, `/products/${FRAME}`)
    await page.getByRole('link', { name: words.withLenses }).click()
    await step(page, 'use')
    await goOn(page)
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
    await isSound(page, 'use')
    await page.getByRole('radio', { name: words.useHints.far }).check()
    await goOn(page)
    await expect(page.getByRole('heading', { name: words.steps.source })).toBeFocused()
    await expect(page.getByRole('radio', { name: words.sources.saved })).toBeDisabled()
    await isSound(page, 'source')
    await page.getByRole('radio', { name: words.sources.typed }).check()
    await goOn(page)

    await test.step('a missing sign is asked for', async () => {
      await sphereOf(page, 'right').fill('2,25')
      await sphereOf(page, 'left').fill('-2,75')
      await page.getByRole('group', { name: fields.farPd }).getByLabel(fields.total).fill('63')
      await page.getByLabel(fields.issuedOn).fill('4/5/2026')
      await page.getByLabel(fields.prescriber).fill('Δρ Ελένη Χατζηκωνσταντή')
      await page.getByLabel(fields.age, { exact: true }).fill('41')
      await goOn(page, form.check)
      await expect(sphereOf(page, 'right')).toBeFocused()
      await isSound(page, 'typed')
      await page.getByRole('button', { name: `${eyes.right}, ${fields.sphere} −` }).click()
      await goOn(page, form.check)
    })

    await expect(page.getByRole('heading', { name: words.matches })).toBeFocused()
    await isSound(page, 'compared')
    const boxes = await page.getByRole('checkbox').all()
    if (boxes.length > 0) {
      await goOn(page, words.matchesYes)
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(readBack.warningMissing)
    }
    for (const box of boxes) await box.check()
    await goOn(page, words.matchesYes)

    await test.step('offers show thickness, weight and price, and what colours mean', async () => {
      await step(page, 'lenses')
      const offers = page.getByRole('group', { name: words.offers })
      await expect(offers.getByText(words.advised)).toHaveCount(1)
      expect(await offers.getByRole('radio').count()).toBeGreaterThan(1)
      await expect(offers.getByRole('img')).toHaveCount((await offers.getByRole('radio').count()) * 2)
      await expect(offers.getByRole('img').first()).toHaveAccessibleName(/χιλ\./)
      await page.getByRole('radio', { name: el.lensTerms.tints.polarised }).check()
      await expect(page.getByText(words.notices.darkens_screens)).toBeVisible()
      await page.getByLabel(words.categoryTitle).selectOption('4')
      await expect(page.getByText(words.notices.never_for_driving)).toBeVisible()
      await page.getByLabel(words.categoryTitle).selectOption('3')
      await isSound(page, 'lenses')
      await goOn(page)
    })

    await test.step('nothing is stored without agreement', async () => {
      await step(page, 'check')
      await goOn(page, words.add)
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.consentMissing)
      await isSound(page, 'check')
      await page.getByRole('checkbox', { name: words.consent }).check()
      await goOn(page, words.add)
    })
    await page.waitForURL('**/cart')
    const chosen = page.getByRole('list', { name: el.lensOrders.lenses, exact: true })
    await expect(chosen).toContainText(el.lensTerms.tints.polarised)

    await test.step('other lenses take the place of these', async () => {
      await page.getByRole('link', { name: el.lensOrders.change }).click()
      await page.getByRole('radio', { name: words.uses.none }).check()
      await goOn(page)
      await step(page, 'lenses')
      await goOn(page)
      await goOn(page, words.add)
      await page.waitForURL('**/cart')
      await expect(chosen).toHaveCount(1)
      await expect(chosen).toContainText(el.lensTerms.types.plano)
    })
  })

  test('a photo is enough, and one that is none is refused', async ({ page, expectedErrors }) => {
    expectedErrors.push(/400.*\/papers/)
    await open(page, FLOW)
    await page.getByRole('radio', { name: words.uses.near }).check()
    await goOn(page)
    await page.getByRole('radio', { name: words.sources.photo }).check()
    await goOn(page)
    await goOn(page)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.photoMissing)
    const input = page.locator('input[type=file]')
    await input.setInputFiles({ name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') })
    await expect(page.getByRole('alert').filter({ hasText: el.errors.picture_unknown })).toBeVisible()
    await input.setInputFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer: await paperPhoto() })
    await expect(page.getByText(words.photoStored)).toBeVisible()
    await page.getByLabel(words.age).fill('57')
    await isSound(page, 'photo')
    await goOn(page)
    await step(page, 'lenses')
    await expect(page.getByText(words.unknownFigures).first()).toBeVisible()
    await goOn(page)
    await page.getByRole('checkbox', { name: words.consent }).check()
    await goOn(page, words.add)
    await page.waitForURL('**/cart')
    await expect(page.getByText(el.lensTerms.sources.photo)).toBeVisible()
  })

  test('progressive lenses are held for a visit', async ({ page }) => {
    await open(page, FLOW)
    await page.getByRole('radio', { name: words.uses.both }).check()
    await isSound(page, 'both')
    await goOn(page)
    await page.getByRole('radio', { name: words.sources.eye_test }).check()
    await goOn(page)
    await page.getByLabel(words.age).fill('57')
    await goOn(page)
    await expect(page.getByText(words.outcomes.store)).toBeVisible()
    await isSound(page, 'held')
    await goOn(page)
    await page.getByRole('checkbox', { name: words.consent }).check()
    await goOn(page, words.add)
    await page.waitForURL('**/cart')
    await expect(page.getByText(el.lensTerms.visit)).toBeVisible()
  })
})

test.describe('in English on a wide screen', () => {
  const { lenses: words } = en
  test.use({ viewport: { width: 1440, height: 900 } })

  test('lenses without power are chosen by keyboard alone', async ({ page }) => {
    await open(page, FLOW)
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press('Tab')
        const label = await page.evaluate(() => {
          const focused = document.activeElement as HTMLInputElement | null
          return focused?.labels?.[0]?.textContent || focused?.textContent || ''
        })
        if (name.test(label)) return
      }
      throw new Error(`the focus does not reach ${name}`)
    }
    await tabTo(/For distance/)
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(page.getByRole('radio', { name: words.uses.none })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: words.steps.lenses })).toBeFocused()
    await expect(page.getByRole('radio', { name: en.lensTerms.tints.tinted })).toBeVisible()
    await tabTo(/^Clear/)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: en.lensTerms.tints.tinted })).toBeChecked()
    await tabTo(/^Continue$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: words.steps.check })).toBeFocused()
    await expect(page.getByText('Tinted, grey, category 3')).toBeVisible()
    await isSound(page, 'check')
    await tabTo(/^Add to the cart$/)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cart')
  })

  test('back, forward and reload keep what was entered, and a step cannot be skipped', async ({ page }) => {
    await open(page, `${FLOW}?step=check`)
    await expect(page.getByRole('heading', { name: words.steps.use })).toBeVisible()
    await page.getByRole('radio', { name: words.uses.far }).check()
    await page.getByRole('button', { name: words.next }).click()
    await page.getByRole('radio', { name: words.sources.later }).check()
    await page.getByRole('button', { name: words.next }).click()
    await page.getByLabel(words.age).fill('41')
    await page.goBack()
    await expect(page.getByRole('radio', { name: words.sources.later })).toBeChecked()
    await page.goForward()
    await expect(page.getByLabel(words.age)).toHaveValue('41')
    await page.reload()
    await waitForHydration(page)
    await expect(page.getByLabel(words.age)).toHaveValue('41')
    await page.getByRole('button', { name: words.restart }).click()
    await expect(page.getByRole('radio', { name: words.uses.far })).not.toBeChecked()
  })

  test('one goes on where one stopped on another device', async ({ page, browser }) => {
    const { username, password } = await register(page, 'lens-draft')
    await open(page, FLOW)
    await page.getByRole('checkbox', { name: words.keep }).check()
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    await page.getByRole('radio', { name: words.uses.near }).check()
    await saved
    const baseURL = new URL(page.url()).origin
    const other = await (await browser.newContext({ baseURL })).newPage()
    await signIn(other, { username, password })
    await other.goto(FLOW)
    await other.getByRole('button', { name: words.resumeYes }).click()
    await expect(other.getByRole('radio', { name: words.uses.near })).toBeChecked()
    await other.context().close()
  })

  test('a prescription beyond what is sold leads to an appointment', async ({ page }) => {
    const { fields, eyes, codes, form } = en.prescriptions
    await open(page, FLOW)
    await page.getByRole('radio', { name: words.uses.far }).check()
    await page.getByRole('button', { name: words.next }).click()
    await page.getByRole('radio', { name: words.sources.typed }).check()
    await page.getByRole('button', { name: words.next }).click()
    for (const eye of ['right', 'left'] as const) {
      const sphere = `${fields.sphere} (${codes.sphere})`
      await page.getByRole('group', { name: eyes[eye] }).getByLabel(sphere, { exact: true }).first().fill('-14.00')
    }
    await page.getByLabel(fields.issuedOn).fill('4/5/2026')
    await page.getByLabel(fields.prescriber).fill('Dr Georgiou')
    await page.getByRole('button', { name: form.check }).click()
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: words.matchesYes }).click()
    await expect(page.getByText(words.outcomes.appointment)).toBeVisible()
    await expect(page.getByRole('link', { name: words.appointment })).toBeVisible()
    await isSound(page, 'not possible')
  })
})
