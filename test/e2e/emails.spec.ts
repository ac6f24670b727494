import { el } from '../../src/i18n/el.ts'
import { emailEl } from '../../src/i18n/email-el.ts'
import { emailEn } from '../../src/i18n/email-en.ts'
import { en } from '../../src/i18n/en.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test, waitForHydration } from '../support/e2e-test.ts'
import { followLink, openEmail } from '../support/open-email.ts'
import { BUYER, fillAddress, open, orderForAccount, putIntoCart, signIn } from '../support/shopping.ts'

const CASES = {
  en: { words: en, emailTexts: emailEn, product: 'Regata, Aegean', press: /^Place Order/ },
  el: { words: el, emailTexts: emailEl, product: 'Ρεγκάτα', press: /^Παραγγελία με υποχρέωση πληρωμής/ },
} as const

for (const language of ['en', 'el'] as const) {
  const { words, emailTexts, product, press } = CASES[language]

  test(`the link in a guest’s e-mail opens the order without an account, ${language}`, async ({
    page,
    setLanguage,
    context,
  }) => {
    await setLanguage(language)
    await putIntoCart(page, 'regata-aegean')
    await open(page, '/checkout')
    await fillAddress(page, words)
    const email = `guest-${language}@example.com`
    await page.getByLabel(words.checkout.email, { exact: true }).fill(email)
    await page.getByRole('button', { name: press }).click()
    await expect(page).toHaveURL(/orderId=/)
    const id = new URL(page.url()).searchParams.get('orderId') ?? ''

    const orderEmail = await openEmail(page, email, emailTexts.order_confirmation.subject.replace('{number}', id))
    await expect(orderEmail.getByText(product)).toBeVisible()
    await expect(orderEmail.getByRole('heading', { level: 1 })).toHaveText(emailTexts.order_confirmation.heading)
    await context.clearCookies()
    const order = await followLink(page, orderEmail, emailTexts.order_confirmation.show)
    await expect(order.getByRole('heading', { level: 1 })).toContainText(id)
    await expect(order.locator('html')).toHaveAttribute('lang', language)
    await expect(order.getByText(words.order.tracking.pending)).toBeVisible()
    await expect(order.getByText(BUYER.address)).toBeVisible()
    expect(await accessibilityViolations(order)).toEqual([])
  })

  test(`the newsletter is requested, confirmed and cancelled by e-mail links, ${language}`, async ({
    page,
    setLanguage,
  }) => {
    await setLanguage(language)
    await open(page, '/')
    const email = `reader-${language}@example.com`
    await page.getByLabel(words.home.newsletterEmail).fill(email)
    await page.getByRole('button', { name: words.home.subscribe, exact: true }).click()

    const confirmationEmail = await openEmail(page, email, emailTexts.newsletter_confirmation.subject)
    const confirmPage = await followLink(page, confirmationEmail, emailTexts.newsletter_confirmation.button)
    await waitForHydration(confirmPage)
    expect(await accessibilityViolations(confirmPage)).toEqual([])
    await confirmPage.getByRole('button', { name: words.newsletterPage.confirm.submit }).click()
    await expect(confirmPage.getByText(words.newsletterPage.confirm.done)).toBeFocused()
    expect(await accessibilityViolations(confirmPage)).toEqual([])

    const welcomeEmail = await openEmail(page, email, emailTexts.newsletter_welcome.subject)
    const leavePage = await followLink(page, welcomeEmail, emailTexts.newsletter_welcome.leave)
    await waitForHydration(leavePage)
    await leavePage.getByRole('button', { name: words.newsletterPage.leave.submit }).click()
    await expect(leavePage.getByText(words.newsletterPage.leave.done)).toBeFocused()
  })
}

test('a truncated link shows an error and a link to go on', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await open(page, '/orders/EE-cut')
  await expect(page.getByRole('alert')).toContainText(en.order.unknown)
  await open(page, '/newsletter/confirm/cut')
  await page.getByRole('button', { name: en.newsletterPage.confirm.submit }).click()
  await expect(page.getByText(en.newsletterPage.expired)).toBeFocused()
  await page.goto('/newsletter/else/cut')
  await expect(page).toHaveURL('/not-found')
})

test('the order history links to each order, and back', async ({ page }) => {
  await signIn(page, { username: 'maria', password: 'maria-demo' })
  await expect(page).toHaveURL('/account')
  const id = await orderForAccount(page, 'regata-storm-grey')
  await open(page, '/account')
  await page.getByRole('tab', { name: 'Order History' }).click()
  const order = page.getByRole('article', { name: `Order ${id}` })
  await expect(order).toContainText(en.order.tracking.pending)
  await order.getByRole('link', { name: `Order ${id}` }).click()
  await expect(page).toHaveURL(`/account/orders/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${id}`)
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Regata, Storm Grey')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: en.order.back }).click()
  await expect(page).toHaveURL('/account')
})
