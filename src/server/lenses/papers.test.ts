import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, guestId } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { lensBuyer, lensWish } from '../../../test/support/lens-wish.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { CONSENT_VERSION } from '../../domain/prescription/keeping.ts'
import { vaultRecords } from '../db/vault-schema.ts'
import { openRecord } from '../vault/open-record.ts'

let shop: TestShop
let frame: number
beforeAll(async () => {
  shop = await createTestShop({ clock: () => new Date('2026-11-23T08:00:00Z') })
  frame = shop.shop.catalogue.listProducts({ category: 'optical-frames' }).products[0]?.id ?? 0
})
afterAll(() => shop.close())

const newGuest = () => lensBuyer(shop.visitor(), { guestId: guestId() })
type Buyer = Awaited<ReturnType<typeof newGuest>>
const photo = (width = 900, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 240, g: 240, b: 235 } } })

async function upload({ visitor }: Pick<Buyer, 'visitor'>, body: Buffer) {
  const headers = { 'Content-Type': 'image/jpeg' }
  const response = await visitor.send('/api/lenses/papers', { method: 'POST', body: new Uint8Array(body), headers })
  return { status: response.status, body: (await response.json()) as { paperId: string; error?: { code: string } } }
}

const PHOTO = { source: 'photo', age: 41 } as const

describe('a photo of a paper', () => {
  test('is stored upright, encrypted, without what the camera wrote into it, until its glasses are paid off', async () => {
    const buyer = await newGuest()
    const taken = await photo()
      .withExif({ IFD0: { Make: 'Unmistakable' }, IFD3: { GPSLatitude: '35/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { status, body } = await upload(buyer, taken)
    expect(status).toBe(200)
    const readPhotos = async () =>
      (await shop.shop.db.select().from(vaultRecords)).filter(({ owner }) => owner === body.paperId)
    const [record] = await readPhotos()
    expect(record).toMatchObject({ kind: 'photo', eraseOn: '2026-12-23' })
    expect(Buffer.from(record?.content ?? []).includes('JFIF')).toBe(false)
    const reader = { role: 'registered_optician', purpose: 'review' } as const
    const stored = Buffer.from((await openRecord(shop.shop, record?.id ?? '', reader)) ?? [])
    const { format, width, height, exif } = await sharp(stored).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1200, height: 900, exif: undefined })
    expect(stored.includes('Unmistakable')).toBe(false)
    const wish = lensWish(frame, { use: 'both', type: 'progressive', prescription: PHOTO })
    const { offers } = await buyer.offer(wish)
    const { material, price: expectedPrice } = offers[0] ?? { material: '1.50' as const, price: 0 }
    const cart = await buyer.choose(wish, { paperId: body.paperId, material, expectedPrice })
    expect(cart.items[0]?.lenses).toMatchObject({ type: 'progressive', prescription: 'photo', needsVisit: true })
    const form = checkoutForm({
      shippingMethod: 'collection',
      collectionStore: 'paphos',
      paymentMethod: 'pay_in_store',
      fittingDate: '2026-11-26',
      fittingTime: '11:00',
    })
    await buyer.visitor.api.orders.place({ cartId: buyer.cartId, checkoutForm: form, isMadeToOrderAgreed: true })
    expect(await readPhotos()).toMatchObject([{ eraseOn: '2028-11-23' }])
  })

  test('is needed where lenses are chosen by photo, and is nobody else’s', async () => {
    const buyer = await newGuest()
    const wish = lensWish(frame, { prescription: PHOTO })
    expect(await errorOf(buyer.choose(wish))).toMatchObject({ code: 'invalid_input' })
    const other = await newGuest()
    const { body } = await upload(other, await photo().jpeg().toBuffer())
    expect(await errorOf(buyer.choose(wish, { paperId: body.paperId }))).toMatchObject({ code: 'invalid_input' })
    expect((await buyer.visitor.api.cart.get(buyer.cartId)).items).toEqual([])
    await other.choose(wish, { paperId: body.paperId })
    expect(await errorOf(other.choose(wish, { paperId: body.paperId }))).toMatchObject({ code: 'invalid_input' })
  })

  test.each([
    ['a text', 'picture_unknown', 400, async () => Buffer.from('OD -2.25')],
    ['a broken picture', 'picture_broken', 400, async () => (await photo().jpeg().toBuffer()).subarray(0, 2_000)],
    ['too small a picture', 'picture_too_small', 400, () => photo(200, 900).png().toBuffer()],
    ['11 MB', 'file_too_large', 413, async () => Buffer.alloc(11 * 1024 * 1024, 0xff)],
  ])('is refused for %s', async (_name, code, status, body) => {
    expect(await upload(await newGuest(), await body())).toMatchObject({ status, body: { error: { code } } })
  })
})

describe('a draft', () => {
  const draftOf = ({ visitor }: Pick<Buyer, 'visitor'>) =>
    visitor.api.call('GET /api/account/lens-drafts/{productId}', { params: { productId: frame } })
  const keep = ({ visitor }: Pick<Buyer, 'visitor'>, state: Record<string, unknown> | null, version?: string) =>
    visitor.api.call('PUT /api/account/lens-drafts/{productId}', {
      params: { productId: frame },
      body: { state, consentVersion: version ?? CONSENT_VERSION },
    })

  test('goes on on another device of its user alone, and is erased at their wish', async () => {
    const first = { visitor: await shop.signIn('maria') }
    expect(await draftOf(first)).toBeNull()
    await keep(first, { step: 3, sphere: '-2,25' })
    await keep(first, { step: 4, sphere: '-2,50' })
    const second = { visitor: await shop.signIn('maria') }
    expect(await draftOf(second)).toMatchObject({ state: { step: 4, sphere: '-2,50' } })
    expect(await draftOf({ visitor: await shop.signIn('andreas') })).toBeNull()
    expect(await keep(second, null)).toBeNull()
    expect(await draftOf(first)).toBeNull()
    const records = (await shop.shop.db.select().from(vaultRecords)).filter(({ kind }) => kind === 'draft')
    expect(records.map(({ content }) => content)).toEqual([null, null])
  })

  test('needs a user, the consent of today, and a reasonable size', async () => {
    expect(await errorOf(draftOf(await newGuest()))).toMatchObject({ code: 'sign_in_required' })
    const user = { visitor: await shop.signIn('maria') }
    expect(await errorOf(keep(user, {}, '2020-01'))).toMatchObject({ code: 'consent_outdated' })
    expect(await errorOf(keep(user, { text: 'x'.repeat(17_000) }))).toMatchObject({ code: 'invalid_input' })
  })
})
