import { el } from '../../src/i18n/el.ts'
import { en } from '../../src/i18n/en.ts'
import { expect, type Page, test, waitForHydration } from '../support/e2e-test.ts'
import { open, registerCustomer, signIn } from '../support/shopping.ts'

const ORDERS = 12

/** Places several orders of one piece as the signed-in customer. */
async function placeOrders(page: Page, count: number): Promise<void> {
  await page.evaluate(async (orders) => {
    const post = async (path: string, body: unknown) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return answer.json()
    }
    const user = await (await fetch('/api/auth/me')).json()
    const product = await (await fetch('/api/products/cleaning-set-sage')).json()
    const cart = await post('/api/cart', { userId: user.id })
    for (let i = 0; i < orders; i++) {
      await post(`/api/cart/${cart.id}/items`, { productId: product.id })
      const form = {
        ...{ firstName: 'Niki', lastName: `Pavlou ${i}`, email: user.email, phoneNumber: '+357 99 112233' },
        ...{ address: 'Ledras 21', city: 'Nicosia', postalCode: '1011', country: 'Cyprus' },
        paymentMethod: 'cash_on_delivery',
      }
      await post('/api/checkout', { cartId: cart.id, checkoutForm: form })
    }
  }, count)
}

test('the order history is paged by mouse and keyboard, and the URL holds the page number', async ({
  page,
  shop,
  setLanguage,
}) => {
  await signIn(page, await registerCustomer(shop.origin, 'collector'))
  await expect(page).toHaveURL('/account')
  await placeOrders(page, ORDERS)
  await open(page, '/account')
  await page.getByRole('tab', { name: en.account.history }).click()
  const orders = page.getByRole('tabpanel').getByRole('article')
  await expect(orders).toHaveCount(10)
  const first = await orders.first().getAttribute('aria-labelledby')

  const pages = page.getByRole('navigation', { name: en.listing.pagination })
  await expect(pages).toContainText('Page 1 of 2')
  await pages.getByRole('link', { name: en.listing.next }).focus()
  await page.keyboard.press('Enter')
  await expect(orders).toHaveCount(2)
  await expect(page).toHaveURL('/account?page=2')
  await expect(pages).toContainText('Page 2 of 2')
  await page.goBack()
  await expect(orders.first()).toHaveAttribute('aria-labelledby', first ?? '')

  await setLanguage('el')
  await page.goto('/account?page=2')
  await waitForHydration(page)
  await expect(page.getByRole('tab', { name: el.account.history, selected: true })).toBeVisible()
  await expect(orders).toHaveCount(2)
  const greek = page.getByRole('navigation', { name: el.listing.pagination })
  await greek.getByRole('link', { name: el.listing.previous }).click()
  await expect(orders).toHaveCount(10)

  await page.goto('/account?page=99')
  await expect(orders).toHaveCount(2)
  await expect(page).toHaveURL('/account?page=2')
})
