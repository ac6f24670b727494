import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { imageVariantOf, srcSetOf } from '../../domain/image-variants.ts'
import { deleteExpired } from '../cleanup.ts'
import { pictureFiles, pictures } from '../db/picture-schema.ts'
import { products } from '../db/schema.ts'
import { audit } from '../db/staff-schema.ts'

const SLUG = 'aviator-gold'
const DAY_MS = 86_400_000

let shop: TestShop
let staff: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop()
  staff = await newStaffMember(shop)
})
afterAll(() => shop.close())

const picture = async (color: string) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 640, height: 400, channels: 3, background: color } })
        .jpeg()
        .toBuffer(),
    ),
  ])
const upload = async (color: string) => (await staff.admin.pictures.upload(await picture(color))).image
const row = async () => {
  const [found] = await shop.shop.db.select().from(products).where(eq(products.slug, SLUG))
  if (found === undefined) throw new Error('no product')
  return found
}
const shown = async () => (await shop.product(SLUG)).images
const text = (image: string) => ({ image, en: '', el: '' })

describe('an uploaded picture', () => {
  test('is served in every size and both formats, for ever, whatever its type was called', async () => {
    const image = await upload('teal')
    const variant = imageVariantOf(image)
    if (variant === null) throw new Error(`${image} is no image with sizes`)
    const addresses = (['avif', 'webp'] as const).flatMap((format) =>
      srcSetOf(variant, format)
        .split(', ')
        .map((part) => part.split(' ')[0] ?? ''),
    )
    expect(addresses).toHaveLength(4)
    for (const address of addresses) {
      const response = await shop.visitor().send(address)
      expect(response.status, address).toBe(200)
      expect(response.headers.get('Cache-Control')).toContain('immutable')
      expect(response.headers.get('Content-Type')).toBe(address.endsWith('avif') ? 'image/avif' : 'image/webp')
      const etag = response.headers.get('ETag') ?? ''
      expect((await shop.visitor().send(address, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    }
  })

  test('is stored once, however often it is sent', async () => {
    const before = await shop.shop.db.$count(pictures)
    expect(await upload('olive')).toBe(await upload('olive'))
    expect(await shop.shop.db.$count(pictures)).toBe(before + 1)
  })

  test('leaves an entry in the audit', async () => {
    const image = await upload('maroon')
    const entries = await shop.shop.db.select().from(audit).where(eq(audit.staffId, staff.id))
    expect(entries.some(({ subject, subjectId }) => subject === 'pictures' && image.includes(subjectId ?? '-'))).toBe(
      true,
    )
  })

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 400],
    ['a page', '<!doctype html>', 400],
    ['an empty body', '', 400],
  ])('may not be %s', async (_name, body, status) => {
    const sending = staff.send('/api/admin/pictures', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'image/png' },
    })
    expect((await sending).status).toBe(status)
  })

  test('may have 15 MB, announced or not', async () => {
    const body = new Uint8Array(15 * 1024 * 1024 + 1)
    const response = await staff.send('/api/admin/pictures', { method: 'POST', body })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({
      error: { code: 'file_too_large', message: expect.stringContaining('15') },
    })
  })

  test('is for staff who may edit the catalogue', async () => {
    const assistant = await newStaffMember(shop, 'assistant')
    expect(await errorOf(assistant.admin.pictures.upload(await picture('pink')))).toMatchObject({
      code: 'not_permitted',
    })
    expect((await shop.visitor().send('/api/admin/pictures', { method: 'POST', body: 'x' })).status).toBe(401)
  })

  test('that nothing shows is deleted after two days, with its files', async () => {
    const { id, version } = await row()
    const [kept, unused] = [await upload('gold'), await upload('silver')]
    await staff.admin.pictures.set(id, { version, pictures: [text(kept)] })
    await shop.shop.db.update(pictures).set({ createdAt: new Date(Date.now() - 3 * DAY_MS) })
    await deleteExpired(shop.shop)
    expect((await shop.visitor().send(kept)).status).toBe(200)
    const marks = (await shop.shop.db.select({ mark: pictureFiles.mark }).from(pictureFiles)).map(({ mark }) => mark)
    expect(marks.some((mark) => unused.includes(mark))).toBe(false)
    await staff.admin.pictures.set(id, { version: version + 1, pictures: [] })
    await vi.waitFor(async () => expect(await shown()).not.toContain(kept))
  })
})

describe('the pictures of a product', () => {
  test('are shown in the given order with their texts, beside the studio’s', async () => {
    const before = await row()
    const studio = await shown()
    const added = await upload('navy')
    const list = [{ image: added, en: 'Worn in Limassol', el: 'Στη Λεμεσό' }, ...studio.map(text)]
    const { version } = await staff.admin.pictures.set(before.id, { version: before.version, pictures: list })
    expect(version).toBe(before.version + 1)
    await vi.waitFor(async () => expect(await shown()).toEqual([added, ...studio]))
    const product = await shop.product(SLUG)
    expect(product.imageAlts).toEqual({ [added]: { en: 'Worn in Limassol', el: 'Στη Λεμεσό' } })
    expect(product.preview).toMatch(/^data:image\/webp/)

    await staff.admin.pictures.set(before.id, { version, pictures: [...studio, added].map(text) })
    await vi.waitFor(async () => expect(await shown()).toEqual([...studio, added]))
    expect((await shop.product(SLUG)).preview).toBe(shop.shop.images.variants.previewOf(SLUG))
  })

  test('are drawn again when the last one is removed', async () => {
    const { id, version } = await row()
    await staff.admin.pictures.set(id, { version, pictures: [] })
    expect((await row()).images).toEqual([`/pictures/${SLUG}/front.svg`, `/pictures/${SLUG}/measured.svg`])
  })

  test('stay those of the studio when only their texts change', async () => {
    const before = await row()
    const { id } = before
    const cleared = await staff.admin.pictures.set(id, { version: before.version, pictures: [] })
    const { version, images } = cleared
    const list = cleared.shownImages.map((image) => ({ image, en: 'Gold', el: 'Χρυσά' }))
    await staff.admin.pictures.set(id, { version, pictures: list })
    expect(await row()).toMatchObject({ images, imageAlts: { [list[0]?.image ?? '']: { en: 'Gold', el: 'Χρυσά' } } })
  })

  test('are not changed over somebody else’s change, who is named', async () => {
    const { id, version } = await row()
    const colleague = await newStaffMember(shop)
    const list = [text(await upload('aqua'))]
    await colleague.admin.pictures.set(id, { version, pictures: list })
    const response = await staff.post(`/api/admin/products/${id}/pictures`, { version, pictures: [] }, 'PUT')
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      error: { code: 'changed_meanwhile', changedBy: colleague.name, current: { version: version + 1 } },
    })
  })

  test.each([
    ['of another site', 'https://elsewhere.example/a.webp'],
    ['that was never uploaded', '/pictures/00000000000000000000/photo-640.webp'],
    ['of a file of the server', '/../package.json'],
  ])('may not be added %s', async (_name, image) => {
    const { id, version } = await row()
    const adding = staff.admin.pictures.set(id, { version, pictures: [text(image)] })
    expect(await errorOf(adding)).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})
