import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { WORDS } from '../support/account-pages.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { register } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { open, toastOf } from '../support/shopping.ts'

const words = WORDS.el.prescriptions
const { fields, eyes, codes, form, readBack } = words

test.use({ viewport: { width: 360, height: 740 } })

const group = (page: Page, name: string) => page.getByRole('group', { name })
const ofEye = (page: Page, eye: 'right' | 'left', name: 'sphere' | 'cylinder' | 'axis') =>
  group(page, eyes[eye]).getByLabel(`${fields[name]} (${codes[name]})`, { exact: true })

test('a prescription is copied in Greek on a phone, checked, read back, saved, shown and erased', async ({
  page,
  setLanguage,
}) => {
  await register(page, 'wearer')
  await setLanguage('el')
  await open(page, '/account')
  await page.getByRole('tab', { name: words.title }).click()
  await page.getByRole('button', { name: words.add }).click()
  await expect(page.getByRole('heading', { name: form.title })).toBeFocused()
  expect(await accessibilityViolations(page), 'empty').toEqual([])

  await ofEye(page, 'right', 'sphere').fill('2,25')
  await ofEye(page, 'right', 'cylinder').fill('-0,50')
  await ofEye(page, 'left', 'sphere').fill('1,75')
  await page.getByRole('button', { name: `${eyes.left}, ${fields.sphere} −` }).click()
  await expect(ofEye(page, 'left', 'sphere')).toHaveValue('−1,75')
  await page.getByLabel(fields.issuedOn).fill('4/5/2026')
  await page.getByLabel(fields.prescriber).fill('Δρ Ελένη Χατζηκωνσταντή')
  await page.getByRole('button', { name: form.check }).click()

  // No sign and no axis: both are asked for, and what may have been meant is offered.
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(2)
  expect(await accessibilityViolations(page), 'with problems').toEqual([])
  await page.getByRole('button', { name: `−2,25 για το πεδίο «${eyes.right}, ${fields.sphere}»` }).click()
  await expect(ofEye(page, 'right', 'sphere')).toHaveValue('−2,25')
  await expect(ofEye(page, 'right', 'sphere')).toBeFocused()
  await ofEye(page, 'right', 'axis').fill('x 173°')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: readBack.title })).toBeFocused()
  await expect(page.getByRole('row', { name: eyes.right })).toContainText('−2,25−0,50173')
  expect(await accessibilityViolations(page), 'read back').toEqual([])
  expect(await findOverflows(page)).toEqual([])
  await page.getByRole('button', { name: form.save }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    (await page.getByRole('checkbox').count()) > 1 ? readBack.warningMissing : readBack.consentMissing,
  )
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: form.save }).click()
  await expect(toastOf(page)).toContainText(words.saved)

  await page.getByRole('button', { name: /^Προβολή/ }).click()
  await expect(page.getByRole('row', { name: eyes.left })).toContainText('−1,75')
  const readings = page.getByRole('listitem').filter({ hasText: words.readings.purposes.own_view })
  await expect(readings.last()).toContainText(words.readings.customer)
  expect(await accessibilityViolations(page), 'shown').toEqual([])
  await page.getByRole('button', { name: /^Διαγραφή της συνταγής/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.erase, exact: true }).click()
  await expect(toastOf(page)).toContainText(words.erased)
  await expect(page.getByText(words.none)).toBeVisible()
})
