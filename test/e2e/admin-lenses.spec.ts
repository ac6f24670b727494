import type { Order } from '../../src/contract/orders.ts'
import { el } from '../../src/i18n/el.ts'
import { en } from '../../src/i18n/en.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, signInAssistant, signInOptician } from '../support/back-office.ts'
import { checkoutForm } from '../support/checkout-form.ts'
import { expect, type Page, test, waitForHydration } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { orderPhotoLenses } from '../support/lens-photo.ts'
import { LOOKS } from '../support/looks.ts'

const SHOP_WORDS = { en, el }

async function isSound(page: Page, what: string): Promise<void> {
  expect(await accessibilityViolations(page), what).toEqual([])
  expect(await findOverflows(page), what).toEqual([])
}

async function openJob(page: Page, orderId: string): Promise<void> {
  await page.goto('/admin/lenses')
  await waitForHydration(page)
  await page.getByRole('row').filter({ hasText: orderId }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const { language, width } of LOOKS) {
  const { lensDesk: words } = ADMIN_WORDS[language]
  const { prescriptions } = SHOP_WORDS[language]
  const { fields, eyes } = prescriptions

  test(`a photo is read, approved, made and checked, at ${width} px, ${language}`, async ({ page, expectedErrors }) => {
    // The value without its sign.
    expectedErrors.push(/400.*\/values/)
    await page.setViewportSize({ width, height: 800 })
    const order: Order = await orderPhotoLenses(page, {
      ...checkoutForm({ shippingMethod: 'collection', collectionStore: 'nicosia', paymentMethod: 'pay_in_store' }),
    })
    await signInOptician(page, language)
    await openJob(page, order.id)
    const state = (name: keyof typeof words.state) => expect(page.getByText(words.state[name]).first()).toBeVisible()
    await state('checking')

    await test.step('nothing is approved before the values are read from the photo', async () => {
      await expect(page.getByRole('img', { name: new RegExp(words.photo.split('{')[0] ?? '') })).toBeVisible()
      await expect(page.getByText(words.noValues)).toBeVisible()
      await expect(page.getByRole('button', { name: words.approve.split('{')[0] ?? '' })).toHaveCount(0)
      await isSound(page, 'photo')
    })

    await test.step('a value without its sign is refused beside its field', async () => {
      const eye = (name: 'right' | 'left') => page.getByRole('group', { name: eyes[name], exact: true })
      const form = page.getByRole('form', { name: words.enter })
      await eye('right').getByLabel(fields.sphere).fill('2.25')
      await eye('left').getByLabel(fields.sphere).fill('-2.75')
      await form.getByLabel(`${fields.farPd}: ${fields.total}`).fill('63')
      await form.getByLabel(fields.issuedOn).fill('4/5/2026')
      await form.getByLabel(fields.prescriber).fill('Dr Georgiou')
      await form.getByLabel(words.age, { exact: true }).fill('41')
      await form.getByRole('button', { name: words.save }).click()
      await expect(eye('right').getByLabel(fields.sphere)).toBeFocused()
      await eye('right').getByLabel(fields.sphere).fill('-2.25')
      await form.getByRole('button', { name: words.save }).click()
      await expect(page.getByRole('columnheader', { name: /1/ }).first()).toBeVisible()
      await isSound(page, 'values')
    })

    await test.step('the ticket says that it is not approved, then who approved it', async () => {
      await page.getByRole('link', { name: words.ticket.open }).click()
      await expect(page.getByText(words.ticket.none)).toBeVisible()
      await page.goBack()
      await page.getByRole('button', { name: /1$/ }).click()
      await state('approved')
      await page.getByRole('link', { name: words.ticket.open }).click()
      await expect(page.getByText(/DEMO-O-117/)).toBeVisible()
      await isSound(page, 'ticket')
      await page.goBack()
    })

    await test.step('the workshop takes its steps', async () => {
      for (const step of ['ordered', 'arrived', 'fitting', 'quality_check'] as const) {
        await page.getByRole('button', { name: words.next[step] }).click()
        await state(step)
      }
      await isSound(page, 'check')
    })

    const check = page.getByRole('form', { name: words.check })
    const measure = async (right: string) => {
      await check.getByRole('group', { name: eyes.right }).getByLabel(fields.sphere).fill(right)
      await check.getByRole('group', { name: eyes.left }).getByLabel(fields.sphere).fill('-2,75')
      await check.getByLabel(words.centres).fill('63')
      await check.getByRole('button', { name: words.judge }).click()
    }
    await test.step('a pair that fails is made again, and is approved anew', async () => {
      await check.getByRole('button', { name: words.judge }).click()
      await expect(check.getByRole('group', { name: eyes.right }).getByLabel(fields.sphere)).toBeFocused()
      await measure('-2.75')
      await state('checking')
      await expect(page.getByText(words.reasons.power)).toBeVisible()
      await page.getByRole('button', { name: /1$/ }).click()
      await state('approved')
      for (const step of ['ordered', 'arrived', 'fitting', 'quality_check'] as const) {
        await page.getByRole('button', { name: words.next[step] }).click()
        await state(step)
      }
      await measure('-2.25')
      await state('ready')
      await expect(page.getByText(words.results)).toBeVisible()
      await isSound(page, 'ready')
    })

    await test.step('the queue shows it as ready', async () => {
      await page.goto('/admin/lenses?view=ready')
      await expect(page.getByRole('row').filter({ hasText: order.id })).toBeVisible()
      await isSound(page, 'queue')
    })
  })
}

test('a question is asked, and whoever is no optician sees no value', async ({ page, browser }) => {
  const words = ADMIN_WORDS.en.lensDesk
  const order = await orderPhotoLenses(page, checkoutForm({ paymentMethod: 'bank_transfer' }))
  await signInOptician(page, 'en')
  await openJob(page, order.id)
  await page.getByText(words.ask, { exact: true }).click()
  const form = page.getByRole('form', { name: words.ask })
  await form.getByRole('button', { name: words.send }).click()
  await expect(form.getByText(words.needed)).toBeVisible()
  await form.getByLabel(words.question).fill('Is the left eye minus?')
  await form.getByRole('button', { name: words.send }).click()
  await expect(page.getByText(words.state.question).first()).toBeVisible()
  await expect(page.getByText('Is the left eye minus?')).toBeVisible()
  const assistant = await (await browser.newContext()).newPage()
  await signInAssistant(assistant, 'en')
  await assistant.goto(page.url())
  await expect(
    assistant.getByText(ADMIN_WORDS.el.lensDesk.notForYou).or(assistant.getByText(words.notForYou)),
  ).toBeVisible()
  await expect(assistant.getByText('Is the left eye minus?')).toHaveCount(0)
  await assistant.context().close()
})
