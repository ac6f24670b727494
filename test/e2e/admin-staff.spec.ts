import { fill } from '../../src/i18n/translate.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, chooseLanguage, signInOwner } from '../support/back-office.ts'
import { expect, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { demoStaff } from '../support/staff.ts'

test('an owner adds a colleague, who chooses a password by the link and signs in', async ({
  page,
  browser,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/409.*\/api\/admin\/staff/)
  const words = ADMIN_WORDS.en
  await signInOwner(page, 'en')
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: words.staff.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words.staff.name }).fill('Despo Kyriakou')
  await dialog.getByRole('textbox', { name: words.staff.email }).fill('despo@example.com')
  await dialog.getByRole('button', { name: words.staff.addSubmit }).click()
  const link = dialog.getByText('/admin/invitation/')
  await expect(link).toBeVisible()
  expect(await accessibilityViolations(page), 'link').toEqual([])
  const address = new URL((await link.textContent()) ?? '').pathname
  await page.getByRole('button', { name: words.frame.close }).click()
  await expect(page.getByRole('row', { name: /Despo Kyriakou/ })).toContainText(words.staff.states.invited)

  const colleague = await browser.newPage({ baseURL: shop.origin })
  await colleague.goto(address)
  await colleague.getByLabel(words.invitation.password).fill('lemon-harbour-quilt')
  expect(await accessibilityViolations(colleague), 'invitation').toEqual([])
  await colleague.getByRole('button', { name: words.invitation.submit }).click()
  await expect(colleague.getByLabel(words.signIn.email)).toHaveValue('despo@example.com')
  await colleague.getByLabel(words.signIn.password).fill('lemon-harbour-quilt')
  await colleague.getByRole('button', { name: words.signIn.submit }).click()
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(ADMIN_WORDS.el.today.title)
  await colleague.close()

  for (const language of ['en', 'el'] as const) {
    const { staff, audit, roles, screens, securityEvents } = ADMIN_WORDS[language]
    await chooseLanguage(page, language)
    await page.goto('/admin/staff')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(staff.title)
    await expect(page.getByRole('row', { name: new RegExp(demoStaff('manager').name) })).toContainText(roles.manager)
    expect(await accessibilityViolations(page), `staff, ${language}`).toEqual([])
    expect(await findOverflows(page), `staff, ${language}`).toEqual([])
    await page.goto('/admin/audit')
    await expect(page.getByRole('table').getByText(audit.actions.insert).first()).toBeAttached()
    expect(await accessibilityViolations(page), `audit, ${language}`).toEqual([])
    expect(await findOverflows(page), `audit, ${language}`).toEqual([])
    await page.getByRole('link', { name: screens.securityEvents, exact: true }).click()
    await page.getByLabel(securityEvents.kind, { exact: true }).selectOption('access_given')
    await page.getByRole('button', { name: audit.show }).click()
    // Tests that run beside this one give access as well.
    await expect(page.getByRole('cell', { name: securityEvents.kinds.access_given }).first()).toBeVisible()
    await expect(page.getByRole('cell', { name: securityEvents.kinds.sign_in })).toHaveCount(0)
    await expect(page.getByRole('region', { name: securityEvents.caption })).toHaveCSS('opacity', '1')
    expect(await accessibilityViolations(page), `security events, ${language}`).toEqual([])
    expect(await findOverflows(page), `security events, ${language}`).toEqual([])
  }

  // A colleague is faster: both values are shown, and nothing is overwritten unseen.
  const { staff } = ADMIN_WORDS.el
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: fill(staff.edit, { name: 'Despo Kyriakou' }) }).click()
  const everybody = await page.request.get('/api/admin/staff')
  const members = (await everybody.json()) as { id: number; email: string; version: number }[]
  const { id = 0, version = 0 } = members.find(({ email }) => email === 'despo@example.com') ?? {}
  const faster = await page.request.patch(`/api/admin/staff/${id}`, { data: { version, name: 'Δέσπω Κυριάκου' } })
  expect(faster.status()).toBe(200)
  const name = dialog.getByRole('textbox', { name: staff.name })
  await name.fill('Δέσπω Κ.')
  await dialog.getByRole('button', { name: staff.save }).click()
  await expect(dialog.getByRole('alert')).toContainText('Δέσπω Κυριάκου')
  await expect(name).toHaveValue('Δέσπω Κ.')
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await accessibilityViolations(page), `conflict, ${width}`).toEqual([])
    expect(await findOverflows(page), `conflict, ${width}`).toEqual([])
  }
  await dialog.getByRole('button', { name: staff.save }).click()
  await expect(page.getByRole('row', { name: /Δέσπω Κ\./ })).toBeVisible()

  await page.getByRole('button', { name: fill(staff.edit, { name: 'Δέσπω Κ.' }) }).click()
  await dialog.getByRole('button', { name: staff.deactivate }).click()
  await expect(dialog).toContainText(staff.deactivateText)
  expect(await accessibilityViolations(page), 'deactivate').toEqual([])
  await dialog.getByRole('button', { name: staff.deactivateSubmit }).click()
  await expect(page.getByRole('row', { name: /Δέσπω Κ\./ })).toContainText(staff.states.inactive)
})
