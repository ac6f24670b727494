import { createHmac, timingSafeEqual } from 'node:crypto'
import { ShopError } from '../../contract/errors.ts'
import { toWireProduct, withPictures } from '../catalog-index/catalog-product.ts'
import { readProductsOfAnyStatus } from '../catalog-index/read-products.ts'
import type { Shop } from '../shop.ts'
import { getProductRow } from './product-rows.ts'

const TOKEN = /^([1-9]\d{0,9})-([1-9]\d{9})-([\w-]{43})$/
const LARGEST_ID = 2_147_483_647
const VALID_SECONDS = 3600

/** A link's token for the page of a product of any status, for an hour. @throws ShopError `not_found` */
export async function createPreviewToken({ db, clock, cookieSecret }: Shop, productId: number): Promise<string> {
  await getProductRow(db, productId)
  const until = Math.floor(clock().valueOf() / 1000) + VALID_SECONDS
  return `${productId}-${until}-${sign(cookieSecret, productId, until)}`
}

/** @throws ShopError `link_expired`; `not_found` where the signature is not valid */
export async function getPreview({ db, clock, cookieSecret, images }: Shop, token: string) {
  const [, id = '', until = '', signature = ''] = TOKEN.exec(token) ?? []
  if (Number(id) < 1 || Number(id) > LARGEST_ID) throw new ShopError('not_found')
  const expected = sign(cookieSecret, Number(id), Number(until))
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) throw new ShopError('not_found')
  if (Number(until) * 1000 <= clock().valueOf()) throw new ShopError('link_expired')
  const [product] = withPictures(await readProductsOfAnyStatus(db, [Number(id)]), images)
  if (product === undefined) throw new ShopError('not_found')
  const { name, nameEl } = product
  return { ...toWireProduct(product), nameEl: nameEl || name }
}

const sign = (secret: string, productId: number, until: number): string =>
  createHmac('sha256', secret).update(`preview:${productId}:${until}`).digest('base64url')
