import { el } from '../../src/i18n/el.ts'
import { fill } from '../../src/i18n/translate.ts'
import { expect, type Page, test, waitForHydration } from '../support/e2e-test.ts'
import { BUYER, fillAddress, open, registerCustomer, toastOf } from '../support/shopping.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Latin text allowed on a Greek page: names of people, brands and products, units, and codes. */
const MAY_BE_LATIN = new RegExp(
  [
    'Elegance Eyewear Cyprus|Elegance|Eyewear Cyprus|English|EUR|USD|GBP|EN|EL',
    'Facebook|Instagram|Twitter|Pinterest|PayPal|email|Email|FAQ|UV400?|UV|nm|mm|Unisex|Browline|px',
    'Helianos|Ottavia Brenzi|Thalvère|Tejoluz|Kirigane|Alder & Quay|Wren & Tallow|Anthemi|Aaremark|Hartenau',
    '[A-Z]{3}-[A-Z]{3}-[A-Z]{3}|Corsavento|Bergelind|Petit Grillon|Kyparos|Tritan|TR-?90|PVD',
    Object.values(BUYER).join('|').replaceAll('+', '\\+'),
  ].join('|'),
  'g',
)

/** Every text and accessible name that contains a Latin word other than the given names. */
async function latinWords(page: Page, names = MAY_BE_LATIN): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent?.closest('script, style, [lang=en], address')) continue
      found.push(node.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '')
    }
    found.push(document.title, document.querySelector('meta[name=description]')?.getAttribute('content') ?? '')
    return found
  })
  return texts.filter((text) => /[A-Za-z]{2,}/.test(text.replace(names, '').replace(MAY_BE_LATIN, '')))
}

test('a whole purchase in Greek on a phone contains no English', async ({ page }) => {
  const expectGreek = async () => {
    await waitForHydration(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'el')
    expect(await latinWords(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  await open(page, '/?lang=el')
  await expectGreek()
  await page.getByRole('button', { name: 'Άνοιγμα μενού' }).click()
  await expectGreek()
  await page.getByRole('dialog').getByRole('link', { name: 'Συλλογές' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Όλες οι συλλογές')
  await expectGreek()
  await page.getByRole('link', { name: 'Εμφάνιση φίλτρων' }).click()
  await page.getByRole('complementary', { name: 'Φίλτρα' }).getByText('Κατηγορίες').click()
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Αξεσουάρ/ })
    .click()
  await expect(page.getByRole('article')).toHaveCount(7)
  await expectGreek()

  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Προσθήκη στο καλάθι' }).click()
  await expect(toastOf(page)).toContainText('Προστέθηκε στο καλάθι')
  await expectGreek()
  await page.getByRole('link', { name: 'Καλάθι, 1 είδος' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Καλάθι αγορών')
  await expect(page.getByText(/^Προσθέστε €[\d.]+ ακόμη για δωρεάν αποστολή$/)).toBeVisible()
  await expectGreek()
  await page.getByRole('link', { name: 'Ολοκλήρωση αγοράς' }).click()
  await expect(page.getByLabel('Χώρα')).toHaveValue('Κύπρος')
  await expectGreek()
  await page.getByRole('button', { name: /^Παραγγελία με υποχρέωση πληρωμής · €[\d.]+$/ }).click()
  await expect(page.getByRole('alert').getByText('Παρακαλούμε διορθώστε τα εξής:')).toBeVisible()
  await expectGreek()
  await fillAddress(page, el)
  await page.getByRole('radio', { name: 'Αντικαταβολή' }).check()
  await page.getByRole('button', { name: /^Παραγγελία με υποχρέωση πληρωμής · €[\d.]+$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Η παραγγελία ολοκληρώθηκε!')
  await expect(page.getByText('Σας ευχαριστούμε για την παραγγελία σας').first()).toBeVisible()
})

for (const path of [
  '/login',
  '/register',
  '/cart',
  '/collections?q=μονόκλ',
  '/products/odile-blonde',
  '/collections/sport-eyewear',
  '/virtual-try-on',
]) {
  test(`${path} contains no English in Greek`, async ({ page, setLanguage }) => {
    await setLanguage('el')
    await open(page, path)
    expect(await latinWords(page)).toEqual([])
  })
}

test('errors of login and registration are in Greek', async ({ page, setLanguage, expectedErrors }) => {
  expectedErrors.push(/401/)
  await setLanguage('el')
  await open(page, '/login')
  await page.getByLabel('Όνομα χρήστη').fill('maria')
  await page.getByLabel('Κωδικός πρόσβασης').fill('not-maria')
  await page.getByRole('main').getByRole('button', { name: 'Σύνδεση' }).click()
  await expect(toastOf(page)).toContainText('Λανθασμένο όνομα χρήστη ή κωδικός πρόσβασης.')
  expect(await latinWords(page)).toEqual([])
})

test('an account in Greek: details, order history and sessions', async ({ page, setLanguage, shop }) => {
  // Registering by API starts another session, so the list has one that can be ended.
  const { username, password } = await registerCustomer(shop.origin, 'reader-of-greek', 'Firefox/145.0 on an iPhone')
  await setLanguage('el')
  await open(page, '/login')
  await page.getByLabel('Όνομα χρήστη').fill(username)
  await page.getByLabel('Κωδικός πρόσβασης').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Σύνδεση' }).click()
  await expect(toastOf(page)).toContainText('Επιτυχής σύνδεση')
  await expect(page).toHaveURL('/account')
  const names = new RegExp(`${username}(?:@example\\.com)?|Niki|(?:Chrome|Firefox) σε (?:Linux|iPhone)`, 'g')
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
