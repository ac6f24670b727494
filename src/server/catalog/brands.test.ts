import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { NewBrand } from '../../contract/admin/brands.ts'
import { products } from '../db/schema.ts'

let shop: TestShop
let staff: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop()
  staff = await newStaffMember(shop)
})
afterAll(() => shop.close())

const newBrand = (changes: Partial<NewBrand> = {}): NewBrand => ({
  brand: `Brand ${randomUUID()}`,
  maker: 'Maker Ltd',
  postalAddress: '1 Street, 1010 Nicosia',
  email: 'safety@maker.example',
  isInUnion: true,
  responsiblePerson: null,
  requestKey: randomUUID(),
  ...changes,
})
const formOf = ({ requestKey: _, ...fields }: NewBrand) => fields
const rename = (from: string, to: string) =>
  shop.shop.db.update(products).set({ brand: to }).where(eq(products.brand, from))

describe('a brand', () => {
  test('is added once by one request', async () => {
    const form = newBrand()
    const [one, again] = [await staff.admin.brands.add(form), await staff.admin.brands.add(form)]
    expect(one).toMatchObject({ brand: form.brand, version: 1, products: 0, gaps: [] })
    expect(again).toEqual(one)
    const other = staff.admin.brands.add({ ...form, requestKey: randomUUID() })
    expect(await errorOf(other)).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  test('may be incomplete while nothing of it is published, and says what is missing', async () => {
    const form = newBrand({ postalAddress: '', email: '', isInUnion: false })
    expect(await staff.admin.brands.add(form)).toMatchObject({ gaps: ['postalAddress', 'email', 'responsiblePerson'] })
  })

  test('must stay complete while products of it are published', async () => {
    const { brand, version } = await staff.admin.brands.get('Helianos')
    const form = { ...formOf(newBrand({ brand, email: '' })), version }
    const response = await staff.post(`/api/admin/brands/${brand}`, form, 'PUT')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { fields: { email: expect.any(String) } } })
    expect(await staff.admin.brands.get('Helianos')).toMatchObject({ version })
  })

  test('is changed and renamed in the storefront too', async () => {
    const form = newBrand()
    await staff.admin.brands.add(form)
    const [product] = await shop.shop.db.select().from(products).where(eq(products.slug, 'aviator-gold'))
    await rename(product?.brand ?? '', form.brand)
    const name = `Renamed ${randomUUID()}`
    const changed = await staff.admin.brands.change(form.brand, {
      ...formOf({ ...form, brand: name, maker: 'Another Maker' }),
      version: 1,
    })
    expect(changed).toMatchObject({ brand: name, version: 2 })
    await vi.waitFor(async () =>
      expect(await shop.product('aviator-gold')).toMatchObject({ brand: name, maker: { name: 'Another Maker' } }),
    )
    expect(await errorOf(staff.admin.brands.get(form.brand))).toMatchObject({ code: 'not_found' })
  })

  test('is not changed over somebody else’s change, who is named', async () => {
    const form = newBrand()
    await staff.admin.brands.add(form)
    const colleague = await newStaffMember(shop)
    await colleague.admin.brands.change(form.brand, { ...formOf(form), maker: 'Theirs', version: 1 })
    const path = `/api/admin/brands/${encodeURIComponent(form.brand)}`
    const response = await staff.post(path, { ...formOf(form), maker: 'Mine', version: 1 }, 'PUT')
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      error: { code: 'changed_meanwhile', changedBy: colleague.name, current: { maker: 'Theirs', version: 2 } },
    })
  })

  test('cannot take the name of another', async () => {
    const form = newBrand()
    await staff.admin.brands.add(form)
    const taking = staff.admin.brands.change(form.brand, { ...formOf(form), brand: 'Anthemi', version: 1 })
    expect(await errorOf(taking)).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  test('is read by assistants and changed by managers', async () => {
    const assistant = await newStaffMember(shop, 'assistant')
    expect((await assistant.admin.brands.list()).length).toBeGreaterThan(5)
    expect(await errorOf(assistant.admin.brands.add(newBrand()))).toMatchObject({ code: 'not_permitted' })
  })
})

describe('a category', () => {
  test('is changed in both languages, in the storefront too, and only as it was seen', async () => {
    const [first] = await staff.admin.categories.list()
    if (first === undefined) throw new Error('no category')
    const form = { version: first.version, name: 'Suns', nameEl: 'Ήλιος', description: 'A', descriptionEl: 'Α' }
    expect(await staff.admin.categories.change(first.id, form)).toMatchObject({ ...form, version: first.version + 1 })
    await vi.waitFor(() => expect(shop.shop.catalogue.findCategory(first.slug)).toMatchObject({ nameEl: 'Ήλιος' }))
    expect(await errorOf(staff.admin.categories.change(first.id, form))).toMatchObject({ code: 'changed_meanwhile' })
    const empty = staff.admin.categories.change(first.id, { ...form, version: first.version + 1, nameEl: '' })
    expect(await errorOf(empty)).toMatchObject({ code: 'invalid_input' })
  })
})

describe('the barcodes of a product', () => {
  const productId = async (slug: string) => (await shop.product(slug)).id

  test('are kept as 14 digits, once, and removed', async () => {
    const id = await productId('brandt-navy')
    await staff.admin.barcodes.add(id, '6291041500213')
    expect(await staff.admin.barcodes.add(id, '0 6291041500213')).toEqual({ codes: ['06291041500213'] })
    expect(await staff.admin.barcodes.list(id)).toEqual({ codes: ['06291041500213'] })
    expect(await staff.admin.barcodes.remove(id, '06291041500213')).toEqual({ codes: [] })
  })

  test('are not shared: a refusal names the other product', async () => {
    const [one, other] = [await productId('brandt-navy'), await productId('brandt-smoke')]
    await staff.admin.barcodes.add(one, '4006381333931')
    const response = await staff.post(`/api/admin/products/${other}/barcodes`, { code: '4006381333931' })
    expect(response.status).toBe(409)
    const { name, sku } = await shop.product('brandt-navy')
    expect(await response.json()).toMatchObject({
      error: { code: 'barcode_taken', message: expect.stringContaining(`${name} (${sku})`) },
    })
  })

  test('must have the right check digit', async () => {
    const adding = staff.admin.barcodes.add(await productId('brandt-navy'), '4006381333932')
    expect(await errorOf(adding)).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})
