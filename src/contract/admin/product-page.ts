import { z } from '@hono/zod-openapi'
import { PRODUCT_STATUSES, PUBLISHING_GAPS } from '../../domain/publishing.ts'
import { TAX_CLASSES } from '../../domain/tax-rates.ts'
import { product } from '../catalog.ts'
import { euros, moment, storedId } from '../fields.ts'
import { problem } from '../route-parts.ts'

export const productStatus = z.enum(PRODUCT_STATUSES)
export const publishingGap = z.enum(PUBLISHING_GAPS)

export const imageAlt = z.object({ en: z.string(), el: z.string() }).openapi('ImageAlt')

const pricePeriod = z.object({
  price: euros,
  discountPrice: euros.nullable(),
  from: moment,
})

const colourway = z.object({
  id: storedId,
  sku: z.string(),
  name: z.string(),
  nameEl: z.string(),
  color: product.shape.color,
  status: productStatus,
  image: z.string(),
})

export const reduction = z
  .object({
    id: storedId,
    price: euros,
    startsAt: moment,
    endsAt: moment,
    state: z.enum(['planned', 'running', 'over', 'cancelled']).describe('cancelled: ended before it began'),
    endedAt: moment.nullable(),
    createdBy: z.string().nullable(),
    endedBy: z.string().nullable().describe('null where it ended by itself'),
  })
  .openapi('Reduction')
export type Reduction = z.infer<typeof reduction>

const { sku, model, slug, name, nameEl, description, descriptionEl, categoryId, brand } = product.shape
const { material, color, shape, frameType, gender, isNew, isBestseller } = product.shape
const { measurements, lensColor, filterCategory, uv400, polarised } = product.shape

export const adminProduct = z
  .object({
    id: storedId,
    version: z.int().describe('to be sent with every change'),
    status: productStatus,
    ...{ sku, model, slug, name, nameEl, description, descriptionEl, categoryId, brand },
    ...{ material, color, shape, frameType, gender, isNew, isBestseller },
    ...{ measurements, lensColor, filterCategory, uv400, polarised },
    taxClass: z.enum(TAX_CLASSES).describe('how it is taxed; the rates are settings'),
    price: euros.nullable().describe('the full price, EUR, VAT included; null for a draft without one'),
    discountPrice: euros.nullable().describe('what is paid while the product is reduced'),
    referencePrice: euros
      .nullable()
      .describe('the struck-through price of shoppers, the lowest of the 30 days before; null where there may be none'),
    stock: z.int(),
    images: z.array(z.string()).describe('as stored; placeholders stand for the studio’s pictures'),
    imageAlts: z.record(z.string(), imageAlt).describe('texts of pictures by address'),
    shownImages: z.array(z.string()).describe('as shoppers see them'),
    gaps: z.array(publishingGap).describe('what it lacks for being published'),
    mayBecome: z.array(productStatus),
    colourways: z.array(colourway).describe('the other products of its model'),
    reductions: z.array(reduction).describe('newest first'),
    priceHistory: z.array(pricePeriod).describe('of the times it was published, oldest first'),
    createdAt: moment,
  })
  .openapi('AdminProduct')
export type AdminProduct = z.infer<typeof adminProduct>

/** Why a change was refused; with `changed_meanwhile`, what the product has become. */
export const productProblem = z
  .object({
    error: problem.shape.error.extend({
      current: adminProduct.optional(),
      changedBy: z.string().nullable().optional(),
      changedAt: moment.optional(),
    }),
  })
  .openapi('ProductProblem')
