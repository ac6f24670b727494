import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { imageVariantOf, srcSetOf } from '../../domain/image-variants.ts'

const ASSETS = fileURLToPath(new URL('../../../assets', import.meta.url))

let shop: TestShop
let assets: string
beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), 'shop-assets-'))
  const take = (from: string, to = from) => cp(join(ASSETS, from), join(assets, to), { recursive: true })
  await take('pictures/aviator-gold')
  await take('pictures/carlotta-black')
  await rm(join(assets, 'pictures/carlotta-black/detail-640.avif'))
  await take('pictures/brandt-dark-havana')
  await take('pictures/luft-gold')
  await rm(join(assets, 'pictures/luft-gold/worn-kouros-640.avif'))
  await take('models')
  await take('editorials/hero')
  shop = await createTestShop({ assets, bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
})
afterAll(async () => {
  await shop.close()
  await rm(assets, { recursive: true })
})

describe('pictures', () => {
  test('a product with all four views shows them, the white front first', async () => {
    const { images } = await shop.visitor().api.call('GET /api/products/{slug}', { params: { slug: 'aviator-gold' } })
    expect(images.map((image) => image.replace(/\/\w{10}\//, '/…/'))).toEqual([
      '/pictures/aviator-gold/…/front-2000.webp',
      '/pictures/aviator-gold/…/three-quarter-1600.webp',
      '/pictures/aviator-gold/…/side-1600.webp',
      '/pictures/aviator-gold/…/detail-1600.webp',
    ])
  })

  test('a product with a missing or no image variant keeps its placeholders', async () => {
    for (const slug of ['carlotta-black', 'odile-blonde']) {
      const { images } = await shop.visitor().api.call('GET /api/products/{slug}', { params: { slug } })
      expect(images.map((image) => image.replace(/\/\w{10}\//, '/…/'))).toEqual([
        `/pictures/${slug}/…/front.svg`,
        `/pictures/${slug}/…/measured.svg`,
      ])
    }
  })

  test('a frame is worn by the head that it fits and by another, beside its own images', async () => {
    const { images, wornImages } = await shop.product('brandt-dark-havana')
    const [folder] = (images[0] ?? '').split('front-')
    expect(wornImages).toEqual([`${folder}worn-kouros-1600.webp`, `${folder}worn-kore-1600.webp`])
  })

  test('a frame is not worn where a variant is missing, and an accessory never', async () => {
    const { images, wornImages } = await shop.product('luft-gold')
    expect(images).toHaveLength(4)
    expect(wornImages.map((image) => imageVariantOf(image)?.view)).not.toContain('worn-kouros')
    expect((await shop.product('carlotta-black')).wornImages).toEqual([])
    expect((await shop.product('silk-cord-navy')).wornImages).toEqual([])
  })

  test('a finished product has a preview of its front, some 24 pixels wide; a placeholder has none', async () => {
    const { preview } = await shop.product('aviator-gold')
    expect(await measureOf(preview)).toMatchObject({ format: 'webp', width: 24, height: 15 })
    expect(preview?.length).toBeLessThan(250)
    expect((await shop.product('odile-blonde')).preview).toBeNull()
  })

  test('a list contains its previews, so they need no requests', async () => {
    const { preview } = await shop.product('aviator-gold')
    const html = await (await shop.visitor().send('/collections/sunglasses?color=gold')).text()
    expect(html).toContain(`style="background:url(${preview}) 50%/99% no-repeat content-box"`)
  })

  test('every image variant exists in both formats', async () => {
    const { images, wornImages } = await shop.product('aviator-gold')
    for (const image of [...images, ...wornImages]) {
      const variant = imageVariantOf(image)
      if (variant === null) throw new Error(`${image} is no variant`)
      const addresses = [...srcSetOf(variant, 'avif').split(', '), ...srcSetOf(variant, 'webp').split(', ')]
      for (const address of addresses.map((one) => one.split(' ')[0] ?? '')) {
        const answer = await shop.visitor().send(address)
        expect([address, answer.status]).toEqual([address, 200])
        expect(answer.headers.get('Content-Type')).toBe(`image/${address.split('.').at(-1)}`)
      }
    }
  })

  test('an image variant is immutable and revalidated with 304', async () => {
    const { images } = await shop.product('aviator-gold')
    const first = await shop.visitor().send(images[0] ?? '')
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const etag = first.headers.get('ETag') ?? ''
    const again = await shop.visitor().send(images[0] ?? '', { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
  })

  test('the old path of a re-rendered image redirects to the new one', async () => {
    const { images } = await shop.product('aviator-gold')
    const before = (images[1] ?? '').replace(/\/\w{10}\//, '/formermark/')
    const answer = await shop.visitor().send(before)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe(images[1])
    expect((await shop.visitor().send('/pictures/odile-blonde/formermark/front-2000.webp')).status).toBe(404)
    expect((await shop.visitor().send('/pictures/aviator-gold/formermark/front-77.webp')).status).toBe(404)
  })

  test('an order keeps the image shown when it was placed', async () => {
    const guest = shop.visitor()
    const cart = await guest.api.cart.open({ guestId: 'sees-pictures-2000000' })
    const product = await shop.product('aviator-gold')
    await guest.api.cart.addItem(cart.id, { productId: product.id })
    const order = await guest.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
    expect(order.items[0]?.image).toBe(product.images[0])
  })
})

describe('models', () => {
  test('a frame’s look has its models and finishes', async () => {
    const look = await shop.visitor().api.call('GET /api/products/{slug}/look', { params: { slug: 'aviator-gold' } })
    expect(look?.finishes.metal).toMatchObject({ color: '#F2CE8A' })
    for (const address of Object.values(look?.models ?? {})) {
      const answer = await shop.visitor().send(address)
      expect(answer.headers.get('Content-Type')).toBe('model/gltf-binary')
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)).toBe('glTF')
    }
  })

  test('a product that is not a frame has no look', async () => {
    expect(
      await shop.visitor().api.call('GET /api/products/{slug}/look', { params: { slug: 'silk-cord-navy' } }),
    ).toBeNull()
    expect((await shop.visitor().send('/api/products/monocle/look')).status).toBe(404)
    expect((await shop.visitor().send('/models/somemark00/monocle.glb')).status).toBe(404)
  })

  test('the products that can be tried on are those that have a look', async () => {
    const { api } = shop.visitor()
    const all = await api.call('GET /api/products', { query: { limit: 100 } })
    const looks = await Promise.all(
      all.map(({ slug }) => api.call('GET /api/products/{slug}/look', { params: { slug } })),
    )
    const expected = all.filter((_, index) => looks[index] !== null).map(({ slug }) => slug)
    const found = await api.call('GET /api/products', { query: { limit: 100, canTryOn: true } })
    expect(found.map(({ slug }) => slug)).toEqual(expected)
    expect([expected.length, all.length - expected.length]).toEqual([64, 7])
    expect(found[0]).not.toHaveProperty('canTryOn')
  })
})

test('scenes list their available image variants', async () => {
  const editorials = await shop.visitor().api.call('GET /api/editorials', {})
  const hero = editorials.find(({ name }) => name === 'hero')
  expect(await measureOf(hero?.preview)).toMatchObject({ format: 'webp', width: 24, height: 12 })
  expect(hero?.preview.length).toBeLessThan(250)
  expect(hero).toMatchObject({ width: 2400, height: 1200, widths: [480, 800, 1200, 1600, 2400] })
  expect(editorials.map(({ name }) => name)).toContain('hero-phone')
  expect((await shop.visitor().send(`${hero?.base}-800.avif`)).status).toBe(200)
})

const measureOf = (preview: string | null | undefined) =>
  sharp(Buffer.from(preview?.split(',')[1] ?? '', 'base64')).metadata()
