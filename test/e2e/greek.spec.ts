import { el } from '../../src/i18n/el.ts'
import { fill } from '../../src/i18n/translate.ts'
import { expect, type Page, test, waitForHydration } from '../support/e2e-test.ts'
import { findLatinWords } from '../support/find-latin-words.ts'
import { BUYER, fillAddress, open, registerCustomer, submitLogin, toastOf } from '../support/shopping.ts'

test.use({ viewport: { width: 360, height: 740 } })

const BUYERS_DETAILS = new RegExp(Object.values(BUYER).join('|').replaceAll('+', '\\+'), 'g')

/** Every text and accessible name that contains a Latin word other than the given names. */
async function latinWords(page: Page, names?: RegExp): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent?.closest('script, noscript, style, [lang=en], address')) continue
      found.push(node.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '')
    }
    found.push(document.title, document.querySelector('meta[name=description]')?.getAttribute('content') ?? '')
    return found
  })
  return findLatinWords(texts, names)
}

test('a whole purchase in Greek on a phone contains no English', async ({ page }) => {
  const expectGreek = async () => {
    await waitForHydration(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'el')
    expect(await latinWords(page, BUYERS_DETAILS)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  await open(page, '/?lang=el')
  await expectGreek()
  await page.getByRole('button', { name: 'Άνοιγμα μενού' }).click()
  await expectGreek()
  await page.getByRole('dialog').getByRole('link', { name: 'Συλλογές' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Όλες οι συλλογές')
  await expectGreek()
  await page.getByRole('main').getByRole('button', { name: 'Φίλτρα' }).click()
  const sheet = page.getByRole('dialog', { name: 'Φίλτρα' })
  await sheet.getByText('Κατηγορίες', { exact: true }).click()
  await sheet.getByRole('link', { name: /^Αξεσουάρ/ }).click()
  await sheet.getByRole('button', { name: /^Δείτε/ }).click()
  await expect(page.getByRole('article')).toHaveCount(7)
  await expectGreek()

  await page.getByRole('article').first().getByRole('link').click()
  const add = page.getByRole('button', { name: 'Προσθήκη στο καλάθι' })
  await expect(add).toBeVisible()
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await add.click()
  await expect(toastOf(page)).toContainText('Προστέθηκε στο καλάθι')
  await expect(toastOf(page)).toContainText(`Το προϊόν ${name} προστέθηκε στο καλάθι σας`)
  await expectGreek()
  await page.getByRole('link', { name: 'Καλάθι, 1 είδος' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Καλάθι αγορών')
  await expect(page.getByText(/^Προσθέστε €[\d.]+ ακόμη για δωρεάν αποστολή$/)).toBeVisible()
  await expectGreek()
  await page.getByRole('link', { name: 'Ολοκλήρωση αγοράς' }).click()
  await expect(page.getByLabel('Χώρα')).toHaveValue('Κύπρος')
  await expectGreek()
  await page.getByRole('button', { name: /^Παραγγελία με υποχρέωση πληρωμής · €[\d.]+$/ }).click()
  const errors = page.getByRole('alert')
  await expect(errors.getByText('Παρακαλούμε διορθώστε τα εξής:')).toBeVisible()
  for (const message of ['Το όνομα είναι υποχρεωτικό', 'Μη έγκυρη διεύθυνση email', 'Μη έγκυρος αριθμός τηλεφώνου']) {
    await expect(errors.getByText(message)).toBeVisible()
  }
  await expectGreek()
  await fillAddress(page, el)
  await page.getByRole('radio', { name: 'Αντικαταβολή' }).check()
  await page.getByRole('button', { name: /^Παραγγελία με υποχρέωση πληρωμής · €[\d.]+$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Η παραγγελία ολοκληρώθηκε!')
  await expect(page.getByText('Σας ευχαριστούμε για την παραγγελία σας').first()).toBeVisible()
})

test('an account in Greek: a wrong password, details, order history and sessions', async ({
  page,
  setLanguage,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  // Registering by API starts another session, so the list has one that can be ended.
  const customer = await registerCustomer(shop.origin, 'reader-of-greek', 'Firefox/145.0 on an iPhone')
  await setLanguage('el')
  await open(page, '/login')
  await submitLogin(page, { username: 'maria', password: 'not-maria' }, el)
  await expect(toastOf(page)).toContainText('Λανθασμένο όνομα χρήστη ή κωδικός πρόσβασης.')
  expect(await latinWords(page)).toEqual([])
  await submitLogin(page, customer, el)
  await expect(toastOf(page)).toContainText('Επιτυχής σύνδεση')
  await expect(page).toHaveURL('/account')
  const names = new RegExp(`${customer.username}(?:@example\\.com)?|Niki|(?:Chrome|Firefox) σε (?:Linux|iPhone)`, 'g')
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    if ((await tab.textContent()) === el.security.title) {
      const other = fill(el.security.device, { browser: 'Firefox', system: 'iPhone' })
      await expect(page.getByRole('button', { name: new RegExp(other) })).toBeVisible()
    }
    expect(await latinWords(page, names)).toEqual([])
  }
})
