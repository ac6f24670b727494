import { readFile } from 'node:fs/promises'
import { fill, plural } from '../../src/i18n/translate.ts'
import { openSecurity, WORDS } from '../support/account-pages.ts'
import { expect, test } from '../support/e2e-test.ts'
import { putIntoCart, register, signIn } from '../support/earlier-visit.ts'
import { open, registerCustomer, submitLogin, toastOf } from '../support/shopping.ts'

// In Greek; accessibility-account.spec.ts uses the same forms in English.
const words = WORDS.el
const { security, mergedCart } = words

test.beforeEach(({ setLanguage }) => setLanguage('el'))

test('a new password needs the current one, and signs out the other devices', async ({
  page,
  browser,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/403/)
  const customer = await register(page, 'changer')
  const elsewhere = await browser.newPage({ baseURL: shop.origin })
  await signIn(elsewhere, customer)

  await open(page, '/account')
  await openSecurity(page, words)
  const change = async (current: string) => {
    await page.getByLabel(security.currentPassword, { exact: true }).fill(current)
    await page.getByLabel(security.newPassword, { exact: true }).fill('a-new-one')
    await page.getByLabel(security.confirmPassword).fill('a-new-one')
    await page.getByRole('button', { name: security.changePassword }).click()
  }
  await change('not-that')
  await expect(toastOf(page)).toContainText(words.errors.wrong_password)
  const current = page.getByLabel(security.currentPassword, { exact: true })
  await expect(current).toHaveAccessibleDescription(words.problems.wrong_password)
  await expect(current).toBeFocused()
  await change(customer.password)
  await expect(toastOf(page)).toContainText(security.passwordChanged)
  await expect(current).toHaveValue('')

  await elsewhere.goto('/account')
  await expect(elsewhere).toHaveURL('/login')
  await signIn(elsewhere, { ...customer, password: 'a-new-one' })
  await elsewhere.close()
})

test('sessions are listed, one is ended, then all', async ({ page, browser, shop }) => {
  const customer = await register(page, 'traveller')
  const elsewhere = await browser.newPage({ baseURL: shop.origin, userAgent: 'Firefox/145.0 on an iPhone' })
  await signIn(elsewhere, customer)

  await open(page, '/account')
  await openSecurity(page, words)
  const places = page.getByRole('list', { name: security.sessions }).getByRole('listitem')
  await expect(places).toHaveCount(2)
  await expect(places.filter({ hasText: security.thisDevice })).toHaveCount(1)
  const device = fill(security.device, { browser: 'Firefox', system: 'iPhone' })
  await places.filter({ hasText: device }).getByRole('button').click()
  await expect(toastOf(page)).toContainText(fill(security.endedText, { device }))
  await expect(places).toHaveCount(1)
  await elsewhere.goto('/account')
  await expect(elsewhere).toHaveURL('/login')
  await elsewhere.close()

  await page.getByRole('button', { name: security.everywhere }).click()
  await expect(page).toHaveURL('/')
  await expect(toastOf(page)).toContainText(security.endedAll)
  await page.goto('/account')
  await expect(page).toHaveURL('/login')
})

test('personal data is downloaded as a file, then the account is closed with the password', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/40[13]/)
  const customer = await register(page, 'leaver')
  await open(page, '/account')
  await openSecurity(page, words)
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: security.download }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('elegance-eyewear-my-data.json')
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data.account).toMatchObject({ username: customer.username, language: 'el' })

  await page.getByRole('button', { name: security.closeAsk }).click()
  await page.getByRole('button', { name: security.keep }).click()
  await expect(page.getByRole('button', { name: security.closeAsk })).toBeFocused()
  await page.getByRole('button', { name: security.closeAsk }).click()
  const password = page.getByLabel(security.closePassword)
  await expect(password).toBeFocused()
  await password.fill('not-that')
  await page.getByRole('button', { name: security.closeSure }).click()
  await expect(password).toHaveAccessibleDescription(words.problems.wrong_password)
  await password.fill(customer.password)
  await page.getByRole('button', { name: security.closeSure }).click()
  await expect(page).toHaveURL('/')
  await expect(toastOf(page)).toContainText(security.closed)
  await open(page, '/login')
  await submitLogin(page, customer, words)
  await expect(page.getByRole('form').getByText(words.errors.wrong_credentials)).toBeVisible()
})

test('a guest’s cart is merged at login, with a notice that is shown until it is dismissed', async ({
  page,
  browser,
  shop,
}) => {
  const customer = await registerCustomer(shop.origin, 'gatherer')
  const before = await browser.newPage({ baseURL: shop.origin })
  await signIn(before, customer)
  await putIntoCart(before, 'aviator-gold', 2)
  await before.close()

  await putIntoCart(page, 'aviator-gold')
  await putIntoCart(page, 'luft-silver')
  await open(page, '/login')
  await submitLogin(page, customer, words)
  await expect(page).toHaveURL('/account')
  const notice = page.getByRole('status').filter({ hasText: mergedCart.title })
  await expect(notice).toContainText(plural(mergedCart.merged as never, 1, 'el'))
  const product = 'Akamas Aviator, χρυσό'
  await expect(notice).toContainText(fill(mergedCart.capped, { product, wanted: 3, kept: 2 }))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Καλάθι, 2 είδη' })).toBeVisible()
  await open(page, '/cart')
  await expect(notice).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await notice.getByRole('button', { name: mergedCart.dismiss }).click()
  await expect(notice).toHaveCount(0)
  // The response is the cart that is shown; it is not fetched again.
  expect(requests.filter((request) => request.includes('/api/cart'))).toEqual([
    expect.stringMatching(/^DELETE \/api\/cart\/\d+\/notice$/),
  ])
  await open(page, '/cart')
  await expect(page.getByRole('main').getByText('€').first()).toBeVisible()
  await expect(notice).toHaveCount(0)
})
