import { z } from '@hono/zod-openapi'
import { idInPath, line } from '../fields.ts'
import { fileBody, PICTURE_BODY } from '../large-bodies.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { version } from './product-forms.ts'
import { adminProduct, productProblem } from './product-page.ts'

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const MOST_PICTURES = 24

const uploadedPicture = z
  .object({
    image: z.string().describe('the address, to be stored with a product'),
    width: z.int().describe('in pixels, of the widest size'),
    height: z.int(),
    preview: z.string().describe('the picture in 24 pixels of width, as a data URI'),
  })
  .openapi('UploadedPicture')
export type UploadedPicture = z.infer<typeof uploadedPicture>

const pictureText = line(300)
export const productPicturesForm = z.object({
  version,
  pictures: z
    .array(
      z.object({
        image: line(500).min(1).describe('of the product already, or just uploaded'),
        en: pictureText.describe('what it shows; empty means the product’s name'),
        el: pictureText,
      }),
    )
    .max(MOST_PICTURES)
    .refine((pictures) => new Set(pictures.map(({ image }) => image)).size === pictures.length)
    .describe('all of them, in the order of the product’s page; none means a drawing'),
})
export type ProductPictures = z.output<typeof productPicturesForm>

const { version: currentVersion, images, imageAlts, shownImages } = adminProduct.shape
const productPictureList = z
  .object({ version: currentVersion, images, imageAlts, shownImages })
  .openapi('ProductPictureList')
export type ProductPictureList = z.infer<typeof productPictureList>

const picturesProblem = z.object({
  error: productProblem.shape.error.extend({ current: productPictureList.optional() }),
})

const refusals = {
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted'),
}

export const pictureUploadCalls = {
  uploadPicture: adminCall('catalog.edit', {
    method: 'post',
    path: '/api/admin/pictures',
    tags: ['Catalogue of the back office'],
    summary: `Uploads a picture of at most ${PICTURE_BODY.mostMegabytes} MB and makes all its sizes; the same picture again is the same`,
    request: { body: fileBody(...PICTURE_TYPES) },
    responses: {
      200: jsonResponse(uploadedPicture, 'where it is'),
      400: errorResponse('picture_unknown', 'picture_broken', 'picture_animated', 'picture_too_small'),
      ...refusals,
      413: errorResponse('file_too_large', 'picture_too_many_pixels'),
      503: errorResponse('busy'),
    },
  }),
  setProductPictures: adminCall('catalog.edit', {
    method: 'put',
    path: '/api/admin/products/{productId}/pictures',
    tags: ['Catalogue of the back office'],
    summary: 'Sets the pictures of a product, their order and their texts',
    request: { params: z.object({ productId: idInPath }), body: jsonBody(productPicturesForm) },
    responses: {
      200: jsonResponse(productPictureList, 'the pictures as they are now'),
      400: errorResponse('invalid_input'),
      ...refusals,
      404: errorResponse('not_found'),
      409: jsonResponse(picturesProblem, 'changed_meanwhile'),
    },
  }),
}
