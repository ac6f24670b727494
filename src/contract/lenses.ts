import { z } from '@hono/zod-openapi'
import { FILTER_CATEGORIES } from '../domain/eyewear.ts'
import { LENS_COATINGS, LENS_MATERIALS, LENS_TINTS, LENS_TYPES, TINT_COLOURS } from '../domain/lens/lens-options.ts'
import { LENS_OUTCOMES } from '../domain/lens/lens-reason.ts'
import { LENS_USES } from '../domain/lens/lens-use.ts'
import { cart } from './cart.ts'
import { defineCall } from './define-call.ts'
import { euros, idInPath, line, moment, storedId } from './fields.ts'
import { fileBody, PAPER_BODY } from './large-bodies.ts'
import { typedPrescription } from './prescriptions.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'

const material = z.enum(LENS_MATERIALS)
const age = z.int().min(0).max(120).nullable().describe('of the wearer, in years; null where it is not told')

/** What both calls know of the lenses. */
const lensWish = {
  productId: storedId,
  use: z.enum(LENS_USES),
  type: z.enum(LENS_TYPES).describe('one of the types that serve the use'),
  coating: z.enum(LENS_COATINGS),
  tint: z.enum(LENS_TINTS),
  tintColour: z.enum(TINT_COLOURS).nullable().describe('null for clear lenses'),
  filterCategory: z
    .literal(FILTER_CATEGORIES)
    .nullable()
    .describe('of tinted, gradient and polarised lenses; else null'),
}

const known = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('typed'), ...typedPrescription.shape }),
  z.strictObject({ source: z.literal('saved'), prescriptionId: z.uuid(), age }),
  z.strictObject({ source: z.literal('photo'), age }).describe('the values are read from the photo by an optician'),
  z.strictObject({ source: z.literal('later'), age }).describe('the customer sends it after ordering'),
  z.strictObject({ source: z.literal('eye_test'), age }).describe('the eyes are tested in a store'),
  z.strictObject({ source: z.literal('none') }).describe('lenses without power'),
])

const reason = z.object({
  code: z.string(),
  outcome: z.enum(LENS_OUTCOMES),
  eye: z.enum(['right', 'left']).nullable(),
  limit: z
    .number()
    .nullable()
    .describe('what would be right, in hundredths of a dioptre, tenths of a millimetre or years'),
})

const figures = z.object({
  centreMm: z.number(),
  thinnestEdgeMm: z.number(),
  thickestEdgeMm: z.number(),
  weightG: z.number(),
  profile: z
    .array(z.object({ x: z.number(), frontMm: z.number(), thicknessMm: z.number() }))
    .describe('a horizontal cut through the optical centre, x from the wearer’s right to left'),
})

const offer = z
  .object({
    material,
    isAdvised: z.boolean(),
    outcome: z.enum(LENS_OUTCOMES),
    reasons: z.array(reason),
    notices: z.array(z.string()),
    price: euros.describe('of the pair of lenses, without the frame'),
    priceLines: z.array(z.object({ part: z.string(), price: euros })),
    thickestMm: z.number().nullable(),
    weightG: z.number().nullable().describe('of both lenses'),
    right: figures.nullable(),
    left: figures.nullable(),
  })
  .openapi('LensOffer')
export type LensOffer = z.infer<typeof offer>

const lensOffers = z
  .object({
    outcome: z.enum(LENS_OUTCOMES).describe('how the best of them can be sold'),
    reasons: z.array(reason).describe('where none can be sold, why'),
    offers: z.array(offer).max(3).describe('at most three, the lowest index first'),
    smallerFrame: z
      .object({ lensWidthMm: z.number(), material, thickestMm: z.number() })
      .nullable()
      .describe('where a smaller frame helps more than a higher index'),
    coatings: z.array(z.object({ coating: z.enum(LENS_COATINGS), price: euros })),
    tints: z.array(z.object({ tint: z.enum(LENS_TINTS), price: euros })),
  })
  .openapi('LensOffers')
export type LensOffers = z.infer<typeof lensOffers>

const chosen = z.strictObject({
  ...lensWish,
  cartId: storedId,
  material,
  prescription: known,
  paperId: z.uuid().nullable().describe('the photo of the paper; needed where the source is a photo'),
  consentVersion: line(20).nullable().describe('of the consent to store the prescription; null without one'),
  expectedPrice: euros.describe('the price of the lenses that was shown'),
  requestKey: z.uuid(),
})

const draft = z.object({
  state: z.record(z.string(), z.unknown()).describe('what the flow keeps, at most 16 KB'),
  savedAt: moment,
})

const notFound = { 404: errorResponse('not_found') }
const badInput = { 400: errorResponse('invalid_input') }
const whichDraft = { params: z.object({ productId: idInPath }) }

export const lensCalls = {
  offerLenses: defineCall('visitor', {
    method: 'post',
    path: '/api/lenses/offers',
    tags: ['Lenses'],
    summary: 'The lenses that a frame takes for a prescription, with thickness, weight and price; nothing is stored',
    request: { body: jsonBody(z.strictObject({ ...lensWish, prescription: known })) },
    responses: {
      200: jsonResponse(lensOffers, 'the offers'),
      ...badInput,
      401: errorResponse('sign_in_required'),
      ...notFound,
      409: errorResponse('prescription_unconfirmed'),
    },
  }),
  chooseLenses: defineCall('visitor', {
    method: 'post',
    path: '/api/lenses/choices',
    tags: ['Lenses'],
    summary: 'Adds a frame with lenses to the cart; the same request again adds it once',
    request: { body: jsonBody(chosen) },
    responses: {
      200: jsonResponse(cart, 'the whole cart'),
      ...badInput,
      401: errorResponse('sign_in_required'),
      ...notFound,
      409: errorResponse(
        'prescription_unconfirmed',
        'consent_outdated',
        'lenses_not_possible',
        'price_changed',
        'out_of_stock',
        'not_enough_stock',
      ),
      429: errorResponse('too_many_requests'),
    },
  }),
  uploadPaper: defineCall('visitor', {
    method: 'post',
    path: PAPER_BODY.path,
    tags: ['Lenses'],
    summary: `Stores a photo of a prescription, encrypted and without what the camera wrote into it; at most ${PAPER_BODY.mostMegabytes} MB`,
    request: { body: fileBody('image/jpeg', 'image/png', 'image/webp', 'image/avif') },
    responses: {
      200: jsonResponse(z.object({ paperId: z.uuid() }), 'stored'),
      400: errorResponse('picture_unknown', 'picture_broken', 'picture_animated', 'picture_too_small'),
      413: errorResponse('file_too_large', 'picture_too_many_pixels'),
      429: errorResponse('too_many_requests'),
      503: errorResponse('busy'),
    },
  }),
  getLensDraft: defineCall('user', {
    method: 'get',
    path: '/api/account/lens-drafts/{productId}',
    tags: ['Lenses'],
    summary: 'What the signed-in user has entered for a frame so far, on any device',
    request: whichDraft,
    responses: {
      200: jsonResponse(draft.nullable(), 'the draft, or null'),
      ...badInput,
      401: errorResponse('sign_in_required'),
    },
  }),
  saveLensDraft: defineCall('user', {
    method: 'put',
    path: '/api/account/lens-drafts/{productId}',
    tags: ['Lenses'],
    summary: 'Keeps what was entered so far, encrypted, for 30 days; a null state erases it',
    request: {
      ...whichDraft,
      body: jsonBody(z.strictObject({ state: draft.shape.state.nullable(), consentVersion: line(20) })),
    },
    responses: {
      200: jsonResponse(draft.nullable(), 'the draft as it is now'),
      ...badInput,
      401: errorResponse('sign_in_required'),
      ...notFound,
      409: errorResponse('consent_outdated'),
    },
  }),
}
