import { el } from '../../src/i18n/el.ts'
import { emailEl } from '../../src/i18n/email-el.ts'
import { emailEn } from '../../src/i18n/email-en.ts'
import { en } from '../../src/i18n/en.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test, waitForHydration } from '../support/e2e-test.ts'
import { MARIA, order as placeOrder, signIn } from '../support/earlier-visit.ts'
import { followLink, openEmail } from '../support/open-email.ts'
import { BUYER, open } from '../support/shopping.ts'

test('the link in a guest’s e-mail opens the order without an account, in the e-mail’s language', async ({
  page,
  setLanguage,
  context,
}) => {
  await setLanguage('el')
  const { order_confirmation } = emailEl
  const email = 'guest@example.com'
  const id = await placeOrder(page, 'regata-aegean', { email })

  const orderEmail = await openEmail(page, email, order_confirmation.subject.replace('{number}', id))
  await expect(orderEmail.getByText(/Regata/)).toBeVisible()
  await expect(orderEmail.getByRole('heading', { level: 1 })).toHaveText(order_confirmation.heading)
  await context.clearCookies()
  const order = await followLink(page, orderEmail, order_confirmation.show)
  await expect(order.getByRole('heading', { level: 1 })).toContainText(id)
  await expect(order.locator('html')).toHaveAttribute('lang', 'el')
  await expect(order.getByText(el.order.tracking.pending)).toBeVisible()
  await expect(order.getByText(BUYER.address)).toBeVisible()
  expect(await accessibilityViolations(order)).toEqual([])
})

test('the newsletter is requested, confirmed and cancelled by e-mail links', async ({ page }) => {
  await open(page, '/')
  const email = 'reader@example.com'
  await page.getByLabel(en.home.newsletterEmail).fill(email)
  await page.getByRole('button', { name: en.home.subscribe, exact: true }).click()

  const confirmationEmail = await openEmail(page, email, emailEn.newsletter_confirmation.subject)
  const confirmPage = await followLink(page, confirmationEmail, emailEn.newsletter_confirmation.button)
  await waitForHydration(confirmPage)
  await confirmPage.getByRole('button', { name: en.newsletterPage.confirm.submit }).click()
  await expect(confirmPage.getByText(en.newsletterPage.confirm.done)).toBeFocused()
  expect(await accessibilityViolations(confirmPage)).toEqual([])

  const welcomeEmail = await openEmail(page, email, emailEn.newsletter_welcome.subject)
  const leavePage = await followLink(page, welcomeEmail, emailEn.newsletter_welcome.leave)
  await waitForHydration(leavePage)
  await leavePage.getByRole('button', { name: en.newsletterPage.leave.submit }).click()
  await expect(leavePage.getByText(en.newsletterPage.leave.done)).toBeFocused()
})

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
  await signIn(page, MARIA)
  const id = await placeOrder(page, 'regata-storm-grey')
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
