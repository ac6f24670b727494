import { expect, type Page, test } from '../support/e2e-test.ts'
import { MARIA, putIntoCart, register, signIn } from '../support/earlier-visit.ts'
import { holdRequests, logOut, open, submitLogin, toastOf } from '../support/shopping.ts'

interface RegistrationForm {
  username: string
  password?: string
  confirmation?: string
}

/** Fills and sends the form of the registration page. */
async function submit(page: Page, { username, password = 'secret-1', confirmation = password }: RegistrationForm) {
  await page.getByLabel('First Name').fill('Niki')
  await page.getByLabel('Last Name').fill('Pavlou')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(confirmation)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

test('registering is busy, signs in, shows a toast and opens the account', async ({ page }) => {
  await open(page, '/register')
  const release = await holdRequests(page, '**/api/auth/register')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/auth/register'))
  await submit(page, { username: 'niki' })
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  release()
  expect((await sent).postDataJSON()).not.toHaveProperty('confirmPassword')
  await expect(toastOf(page)).toContainText('Registration Successful')
  await expect(toastOf(page)).toContainText('Please check your e-mail to verify your account.')
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('main').getByText('Welcome, Niki!')).toBeVisible()
})

test('the registration form shows errors, also for different passwords and a taken username', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  await open(page, '/register')
  await submit(page, { username: 'ab', password: '12345', confirmation: '12345' })
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username must be at least 3 characters')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password must be at least 6 characters',
  )
  await submit(page, { username: 'abc', password: 'secret-1', confirmation: 'secret-2' })
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription('Passwords do not match')
  await expect(page.getByLabel('Username')).not.toHaveAttribute('aria-invalid', 'true')
  await submit(page, { username: 'maria' })
  await expect(toastOf(page)).toContainText('Error')
  await expect(toastOf(page)).toContainText('This username is already taken')
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
})

test('login and registration link to each other', async ({ page }) => {
  await open(page, '/login')
  await expect(page).toHaveTitle('Login | Elegance Eyewear Cyprus')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/register')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})

test('the login form reports short input without a request, then a wrong password, permanently', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await open(page, '/login')
  const attempts: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/auth/login') && attempts.push(request.url()))
  await submitLogin(page, { username: 'ma', password: '12345' })
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username must be at least 3 characters')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password must be at least 6 characters')
  expect(attempts).toEqual([])
  await submitLogin(page, { username: 'maria', password: 'not-maria' })
  await expect(toastOf(page)).toContainText('Error')
  await expect(toastOf(page)).toContainText('Incorrect username or password.')
  await expect(page.getByRole('form', { name: 'Login' }).getByText('Incorrect username or password.')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('a login without a response shows an error, and the next one is busy until it succeeds', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await open(page, '/login')
  await page.route('**/api/auth/login', (route) => route.abort())
  await submitLogin(page, MARIA)
  await expect(page.getByRole('form').getByText('An unexpected error occurred')).toBeVisible()
  await expect(toastOf(page)).toContainText('Login failed')
  await page.unroute('**/api/auth/login')
  const release = await holdRequests(page, '**/api/auth/login')
  await submitLogin(page, MARIA)
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  release()
  await expect(page).toHaveURL('/account')
})

test('a user signs in, is greeted, is redirected away from the login page and logs out', async ({ page }) => {
  await open(page, '/login')
  await submitLogin(page, MARIA)
  await expect(toastOf(page)).toContainText('Login Successful')
  await expect(toastOf(page)).toContainText('Welcome back, maria!')
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account')
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page).toHaveURL('/account')
  }
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto('/account')
  await expect(page).toHaveURL('/login')
})

test('a customer’s cart is there on another device, and gone after logging out', async ({ page, browser, shop }) => {
  const customer = await register(page, 'gatherer')
  await putIntoCart(page, 'luft-silver')
  const elsewhere = await browser.newPage({ baseURL: shop.origin })
  await signIn(elsewhere, customer)
  await open(elsewhere, '/cart')
  await expect(elsewhere.getByText('Luft Rimless, Silver')).toBeVisible()
  await elsewhere.close()

  await logOut(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
})

test('changed account details are saved, and the button is busy meanwhile', async ({ page }) => {
  const { email, password } = await register(page, 'details')
  await open(page, '/account')
  await expect(page.getByRole('tab', { name: 'Account Details' })).toHaveAttribute('aria-selected', 'true')
  await page.getByLabel('City').fill('Larnaca')
  await page.getByLabel('Email').fill('niki')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
  await page.getByLabel('Email').fill('niki.pavlou@example.com')
  await page.getByRole('tabpanel').getByLabel('Current Password').fill(password)
  const release = await holdRequests(page, '**/api/users/*')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  release()
  const sent = 'We have written to niki.pavlou@example.com; the address changes once you confirm.'
  await expect(page.getByRole('tabpanel', { name: 'Account Details' }).getByRole('status')).toHaveText(sent)
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled()
  await expect(toastOf(page)).toContainText('Success')
  await expect(toastOf(page)).toContainText(sent)
  await expect(page.getByLabel('Email')).toHaveValue('niki.pavlou@example.com')
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Larnaca')
  const field = page.getByLabel('Email')
  await expect(field).toHaveValue('niki.pavlou@example.com')
  await expect(field).toHaveAccessibleDescription(`Not confirmed yet. Until then ${email} is your address.`)
  await page.getByLabel('City').fill('Paphos')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Your account details have been updated')
})

test('an empty order history links to the collections', async ({ page }) => {
  await register(page, 'history')
  await open(page, '/account')
  await page.getByRole('tab', { name: 'Order History' }).click()
  await expect(page.getByText("You don't have any orders yet.")).toBeVisible()
  await page.getByRole('link', { name: 'Start Shopping' }).click()
  await expect(page).toHaveURL('/collections')
})
