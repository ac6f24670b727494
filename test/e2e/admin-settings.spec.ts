import { en } from '../../src/i18n/en.ts'
import { fill } from '../../src/i18n/translate.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, chooseLanguage, signInOptician, signInOwner } from '../support/back-office.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'

const { settings: words, frame } = ADMIN_WORDS.en

async function openGroup(page: Page, group: string): Promise<void> {
  await page.goto(`/admin/settings/${group}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

test.use({ ownShop: 'settings' })

test('the owner changes settings, and the shop shows them at once', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/40[09]/)
  await signInOwner(page, 'en')
  const shop = await context.newPage()

  await test.step('fees are taken with a comma, wrong ones are named', async () => {
    await openGroup(page, 'shipping')
    const threshold = page.getByLabel(words.fields.freeShippingThresholdCents, { exact: true })
    await threshold.fill('79,50')
    await page.getByLabel(words.fields.returnsDays, { exact: true }).fill('7')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(words.fields.returnsDays)
    await page.getByRole('button', { name: `${words.restore}: ${words.fields.returnsDays}` }).click()
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByText(words.saved).last()).toBeVisible()
    await expect(page.getByRole('button', { name: words.save, exact: true })).toBeHidden()
    await shop.goto('/')
    await expect(shop.getByRole('complementary').first()).toContainText('€79.50')
  })

  await test.step('leaving with changes is asked about', async () => {
    await page.getByLabel(words.fields.expressCents, { exact: true }).fill('12')
    await page.getByRole('link', { name: words.groups.announcement }).click()
    const dialog = page.getByRole('dialog', { name: frame.leaveTitle })
    await dialog.getByRole('button', { name: frame.stay, exact: true }).last().click()
    await expect(page.getByLabel(words.fields.expressCents, { exact: true })).toHaveValue('12')
    await page.getByRole('link', { name: words.groups.announcement }).click()
    await dialog.getByRole('button', { name: frame.leave }).click()
  })

  await test.step('the announcement has a preview in both languages', async () => {
    await page.getByLabel(words.fields.text, { exact: true }).fill('Open on Sunday')
    await page.getByLabel(words.fields.textEl, { exact: true }).fill('Ανοιχτά την Κυριακή')
    const preview = page.getByRole('region', { name: words.preview })
    await expect(preview).toContainText('Open on Sunday')
    await expect(preview).toContainText('Ανοιχτά την Κυριακή')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByText(words.saved).last()).toBeVisible()
    await shop.goto('/collections?lang=el')
    await expect(shop.getByText('Ανοιχτά την Κυριακή')).toBeVisible()
  })

  await test.step('two at once: both values stand side by side', async () => {
    await openGroup(page, 'claims')
    const other = await context.newPage()
    await openGroup(other, 'claims')
    for (const [tab, years] of [
      [page, '16'],
      [other, '17'],
    ] as const) {
      await tab.getByLabel(words.fields.years, { exact: true }).fill(years)
      await tab.getByRole('button', { name: words.save, exact: true }).click()
    }
    await expect(other.getByText(words.conflict)).toBeVisible()
    await other.getByRole('button', { name: words.takeTheirs.replace('{value}', '16') }).click()
    await expect(other.getByLabel(words.fields.years, { exact: true })).toHaveValue('16')
    await other.close()
  })

  await test.step('a store is added, with its hours', async () => {
    await openGroup(page, 'stores')
    await page.getByRole('button', { name: words.addStore }).click()
    const dialog = page.getByRole('dialog')
    const typed = {
      [words.fields.name]: 'Larnaca',
      [words.fields.nameEl]: 'Λάρνακα',
      [words.storeId]: 'larnaca',
      [words.fields.address]: '3 Zenonos Street, 6023 Larnaca',
      [words.fields.addressEl]: 'Ζήνωνος 3, 6023 Λάρνακα',
      [words.fields.phone]: '+357 24 000 104',
    }
    for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label, { exact: true }).fill(value)
    await dialog.getByRole('button', { name: words.addStore }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Larnaca')
    await page.getByRole('checkbox', { name: 'Sat' }).uncheck()
    await page.getByLabel(`Fri: ${words.until}`, { exact: true }).fill('14:00')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByText(words.saved).last()).toBeVisible()
    await shop.goto('/contact')
    await expect(shop.getByText('Mon-Thu 9:00-19:00, Fri 9:00-14:00').first()).toBeVisible()
  })

  await test.step('a day on which all stores are closed is said to customers', async () => {
    await openGroup(page, 'specialDays')
    await page.getByRole('button', { name: words.nextYear }).click()
    await page.getByRole('button', { name: words.addDay }).click()
    const dialog = page.getByRole('dialog')
    const day = `${new Date().getFullYear() + 1}-01-04`
    await dialog.getByLabel(words.fields.date, { exact: true }).fill(day)
    await dialog.getByLabel(words.fields.note, { exact: true }).fill('Stocktaking')
    await dialog.getByLabel(words.fields.noteEl, { exact: true }).fill('Απογραφή')
    await dialog.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('row', { name: /Stocktaking/ })).toContainText(words.closed)
    await page.getByRole('button', { name: frame.close }).waitFor({ state: 'hidden' })
  })

  await test.step('prices of lenses are typed in euros, limits in dioptres; wrong ones are named', async () => {
    const { lensForm, save, saved } = words
    await openGroup(page, 'lenses')
    const priceOf = fill(lensForm.named, { heading: lensForm.prices.materials, name: en.lensTerms.materials['1.67'] })
    const strongest = fill(lensForm.named, { heading: lensForm.limits.strongest, name: en.lensTerms.materials['1.50'] })
    await page.getByLabel(priceOf, { exact: true }).fill('109,50')
    await page.getByLabel(strongest, { exact: true }).fill('four')
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(strongest)
    await expect(page.getByLabel(strongest, { exact: true })).toBeFocused()
    await page.getByLabel(strongest, { exact: true }).fill('4.25')
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(page.getByText(saved).last()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(priceOf, { exact: true })).toHaveValue('109.50')
    await expect(page.getByLabel(strongest, { exact: true })).toHaveValue('4.25')
  })

  await test.step('every screen is accessible and fits, in both languages', async () => {
    const paths = [
      'lenses',
      'prescriptions',
      'stores',
      'specialDays',
      'appointments',
      'shipping',
      'announcement',
      'socialLinks',
      'stores/nicosia',
    ]
    for (const language of ['en', 'el'] as const) {
      await chooseLanguage(page, language)
      for (const path of paths) {
        await openGroup(page, path)
        expect(await accessibilityViolations(page), `${path}, ${language}`).toEqual([])
        expect(await findOverflows(page), `${path}, ${language}`).toEqual([])
      }
    }
  })
})

test('an optician at a phone keeps the words of the search by keyboard, and only reads the rest', async ({ page }) => {
  const { settings } = ADMIN_WORDS.el
  await page.setViewportSize({ width: 360, height: 800 })
  await signInOptician(page, 'el')
  await page.goto('/admin/settings')
  const groups = page.getByRole('navigation', { name: settings.groupsLabel })
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(settings.groups.search)
  await expect(groups.getByRole('link', { name: settings.groups.search })).toBeInViewport()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await findOverflows(page)).toEqual([])
  const words = page.getByRole('textbox', { name: settings.fields.synonyms })
  await words.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nκουκουβάγια, round')
  const save = page.getByRole('button', { name: settings.save, exact: true })
  for (let presses = 0; presses < 6 && !(await save.evaluate((one) => one === document.activeElement)); presses++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(settings.saved).last()).toBeVisible()
  await expect(words).toBeFocused()
  const found = await page.request.get(`/api/products?q=${encodeURIComponent('κουκουβάγια')}`)
  expect(((await found.json()) as unknown[]).length).toBeGreaterThan(0)

  const add = page.getByRole('button', { name: settings.addMissingWords, exact: true })
  await expect(add).toBeHidden()
  await words.fill((await words.inputValue()).replace(/^.*wayfarer.*\n/m, ''))
  await expect(page.getByRole('region').filter({ has: add })).toContainText('γουέιφαρερ')
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await findOverflows(page)).toEqual([])
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(words).toBeFocused()
  await expect(words).toHaveValue(/γουέιφαρερ/)
  await expect(add).toBeHidden()

  const unwanted = page.getByRole('textbox', { name: settings.fields.unwanted })
  await words.fill((await words.inputValue()).replace(', γουέιφαρερ', ''))
  await page.getByRole('button', { name: settings.leaveOutMissingWords, exact: true }).click()
  await expect(unwanted).toBeFocused()
  await expect(unwanted).toHaveValue('γουέιφαρερ')
  await expect(add).toBeHidden()
  await save.click()
  await expect(save).toBeHidden()
  await page.reload()
  await expect(unwanted).toHaveValue('γουέιφαρερ')
  await expect(words).not.toHaveValue(/γουέιφαρερ/)
  await expect(add).toBeHidden()

  await openGroup(page, 'contact')
  await expect(page.getByText(settings.readOnly)).toBeVisible()
  await expect(page.getByRole('textbox').first()).toBeDisabled()
})
