import { expect, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

const GROUPS = {
  Shop: [
    ['Sunglasses', '/collections/sunglasses'],
    ['Optical Frames', '/collections/optical-frames'],
    ['Sport Eyewear', '/collections/sport-eyewear'],
    ['Kids', '/collections/kids'],
    ['Accessories', '/collections/accessories'],
    ['Gift Cards', '/gift-cards'],
  ],
  Help: [
    ['FAQs', '/faqs'],
    ['Shipping & Returns', '/shipping-returns'],
    ['Size Guide', '/size-guide'],
    ['Prescription Guide', '/prescription-guide'],
    ['Try-On Help', '/try-on-help'],
    ['Contact Us', '/contact'],
  ],
  About: [
    ['About Us', '/about'],
    ['Our Locations', '/locations'],
    ['Careers', '/careers'],
    ['Sustainability', '/sustainability'],
    ['Terms & Conditions', '/terms'],
    ['Privacy Policy', '/privacy'],
  ],
} as const

test('the footer lists shop, help and company links', async ({ page }) => {
  await open(page, '/')
  for (const [name, links] of Object.entries(GROUPS)) {
    const group = page.getByRole('contentinfo').getByRole('navigation', { name, exact: true })
    await expect(group.getByRole('link')).toHaveText(links.map(([text]) => text))
    for (const [text, path] of links) {
      await expect(group.getByRole('link', { name: text, exact: true })).toHaveAttribute('href', path)
    }
  }
})

test('a category link in the footer opens its listing at the top', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kids' }).click()
  await expect(page).toHaveURL('/collections/kids')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kids')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the social links open in a new tab with rel=noopener', async ({ page }) => {
  await open(page, '/')
  const social = page.getByRole('navigation', { name: 'Follow us' })
  for (const name of ['Facebook', 'Instagram', 'Twitter', 'Pinterest']) {
    const link = social.getByRole('link', { name: `${name} (opens in a new tab)` })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await expect(social.getByRole('link')).toHaveCount(4)
})

test('the footer ends with four payment methods, the year and the tagline', async ({ page }) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('list', { name: 'We accept' }).getByRole('listitem')).toHaveCount(4)
  await expect(footer.getByText(`© ${new Date().getFullYear()} Elegance Eyewear Cyprus`)).toBeVisible()
  await expect(footer.getByText('Luxury eyewear, chosen and fitted in Cyprus.')).toBeVisible()
})
