import { el } from '../../src/i18n/el.ts'
import { expect, test } from '../support/e2e-test.ts'
import { putIntoCart } from '../support/earlier-visit.ts'
import { open } from '../support/shopping.ts'

test('fields have autocomplete attributes, and the postal code is numeric in Cyprus and free text elsewhere', async ({
  page,
}) => {
  await putIntoCart(page, 'calin-clay')
  await open(page, '/checkout')
  for (const [label, name] of [
    ['First Name', 'given-name'],
    ['Last Name', 'family-name'],
    ['Email', 'email'],
    ['Phone Number', 'tel'],
    ['Address', 'address-line1'],
    ['Postal Code', 'postal-code'],
    ['City', 'address-level2'],
    ['Country', 'country-name'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', name)
  }
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Phone Number')).toHaveAttribute('type', 'tel')
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(/\+357 and 8 digits/)

  const postcode = page.getByLabel('Postal Code')
  await expect(postcode).toHaveAttribute('inputmode', 'numeric')
  await expect(postcode).toHaveAccessibleDescription('4 digits, as 1011')
  await postcode.fill('99300')
  await postcode.blur()
  await expect(page.getByText(/Couriers do not deliver to 99xxx/)).toBeVisible()
  await page.getByLabel('Country').selectOption('Greece')
  await expect(postcode).toHaveAttribute('inputmode', 'text')
  await postcode.fill('106 71')
  await postcode.blur()
  await expect(page.getByText(/Couriers do not deliver/)).toBeHidden()
})

test('errors appear only after a field was edited and left', async ({ page }) => {
  await putIntoCart(page, 'calin-clay')
  await open(page, '/checkout')
  const email = page.getByLabel('Email', { exact: true })
  await email.focus()
  await page.keyboard.press('Tab')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await email.pressSequentially('eleni@')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await email.blur()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('eleni@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

test('payment methods are explained, in Greek too', async ({ page, setLanguage }) => {
  await setLanguage('el')
  await putIntoCart(page, 'calin-clay')
  await open(page, '/checkout')
  const cash = page.getByRole('radio', { name: el.checkout.paymentMethods.cash_on_delivery })
  await expect(cash).toHaveAccessibleName(/χωρίς επιπλέον χρέωση/)
  await expect(page.getByText('Στις τιμές περιλαμβάνεται ο ΦΠΑ')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Παραγγελία με υποχρέωση πληρωμής · €/ })).toBeVisible()
})
