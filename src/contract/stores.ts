import { z } from '@hono/zod-openapi'
import { GROUPS_OF_OWN_CALLS } from '../domain/settings.ts'
import { defineCall } from './define-call.ts'
import { jsonResponse } from './route-parts.ts'
import { SETTINGS_SCHEMAS } from './settings.ts'

const hours = z.object({ opens: z.int(), closes: z.int() }).describe('minutes since midnight in Cyprus').nullable()

const store = z
  .object({
    id: z.string(),
    name: z.string().describe('how an appointment names the store'),
    nameEl: z.string(),
    address: z.string(),
    addressEl: z.string(),
    phone: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    opening: z.array(hours).describe('a week; index 0 is Sunday, null is closed'),
    licence: z.string().describe('of the optical shop; empty where it is not entered'),
    isClosed: z.boolean().describe('for good'),
    specialDays: z
      .array(z.object({ date: z.string(), store: z.string().nullable(), hours, note: z.string(), noteEl: z.string() }))
      .describe('from today on; they come before public holidays, which close all stores'),
  })
  .openapi('Store')

const counted = z
  .object({ stores: z.int(), brands: z.int() })
  .describe('open stores, and brands of the products that are sold')
const documentYears = z.int().describe('years that invoices are kept after that of their issue')
const siteSettings = z
  .object(SETTINGS_SCHEMAS)
  .omit(GROUPS_OF_OWN_CALLS)
  .extend({ counted, documentYears })
  .openapi('SiteSettings')

export const storeCalls = {
  listStores: defineCall('public', {
    method: 'get',
    path: '/api/stores',
    tags: ['Appointments'],
    summary: 'The stores: where they are and when they are open',
    responses: { 200: jsonResponse(z.array(store), 'every store') },
  }),
  getSiteSettings: defineCall('public', {
    method: 'get',
    path: '/api/settings',
    tags: ['Settings'],
    summary: 'What every page shows of the shop: fees, rates, contact, company, claims; amounts in cents',
    responses: { 200: jsonResponse(siteSettings, 'the settings') },
  }),
}
