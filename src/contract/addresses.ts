import { z } from '@hono/zod-openapi'
import { addressForm } from './address-form.ts'
import { defineCall } from './define-call.ts'
import { idInPath, storedId } from './fields.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'

export const MOST_ADDRESSES = 20

export const savedAddress = z
  .object({
    id: storedId,
    label: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    company: z.string(),
    vatNumber: z.string(),
    phoneNumber: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
    isDefaultShipping: z.boolean(),
    isDefaultBilling: z.boolean(),
  })
  .openapi('SavedAddress')
export type SavedAddress = z.infer<typeof savedAddress>

const all = jsonResponse(z.array(savedAddress), 'all addresses of the account: the default first, then the latest')
const whichAddress = z.object({ addressId: idInPath })
const body = jsonBody(addressForm)
const refusals = { 400: errorResponse('invalid_input'), 401: errorResponse('sign_in_required') }

export const addressCalls = {
  listAddresses: defineCall('user', {
    method: 'get',
    path: '/api/account/addresses',
    tags: ['Account'],
    summary: 'The address book of the account',
    responses: { 200: all, 401: errorResponse('sign_in_required') },
  }),
  addAddress: defineCall('user', {
    method: 'post',
    path: '/api/account/addresses',
    tags: ['Account'],
    summary: 'Adds an address; one that is there already is not added twice',
    request: { body },
    responses: { 200: all, ...refusals, 409: errorResponse('too_many_addresses') },
  }),
  changeAddress: defineCall('user', {
    method: 'put',
    path: '/api/account/addresses/{addressId}',
    tags: ['Account'],
    summary: 'Replaces an address; orders keep the one that they were placed with',
    request: { params: whichAddress, body },
    responses: { 200: all, ...refusals, 404: errorResponse('not_found') },
  }),
  deleteAddress: defineCall('user', {
    method: 'delete',
    path: '/api/account/addresses/{addressId}',
    tags: ['Account'],
    summary: 'Deletes an address; orders keep it',
    request: { params: whichAddress },
    responses: { 200: all, ...refusals, 404: errorResponse('not_found') },
  }),
}
