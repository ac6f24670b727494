import { z } from '@hono/zod-openapi'
import type { SettingsGroup, ShopSettings } from '../../domain/settings.ts'
import { moment } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse, problem } from '../route-parts.ts'
import { SETTINGS_SCHEMAS } from '../settings.ts'
import { adminCall, dangerousCall } from './define-admin-call.ts'

const changedBy = z.string().nullable().describe('null where nobody of the staff has changed it')

const groupOf = <Schema extends z.ZodType>(value: Schema) =>
  z.object({
    value,
    default: value.describe('what the shop has without a change'),
    version: z.int().describe('to be sent with a change; 0 before the first one'),
    changedBy,
    changedAt: moment.nullable(),
  })

/** A group of settings with its default and its last change. Amounts are in cents. */
export interface StaffSettingsGroup<Group extends SettingsGroup> {
  value: ShopSettings[Group]
  default: ShopSettings[Group]
  version: number
  changedBy: string | null
  changedAt: string | null
}
export type StaffSettings = { [Group in SettingsGroup]: StaffSettingsGroup<Group> }

const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted', 'confirmation_required'),
}

const changeOf = <const Group extends SettingsGroup, Schema extends z.ZodType>(
  group: Group,
  schema: Schema,
  summary: string,
) => ({
  method: 'put' as const,
  path: `/api/admin/settings/${group}` as const,
  tags: ['Settings'],
  summary,
  request: {
    body: jsonBody(z.object({ version: z.int().min(0).describe('of the group that was seen'), value: schema })),
  },
  responses: {
    200: jsonResponse(groupOf(schema), 'the group as it is now'),
    ...refusals,
    409: jsonResponse(
      z.object({
        error: problem.shape.error.extend({
          current: groupOf(schema).optional(),
          changedBy: changedBy.optional(),
          changedAt: moment.optional(),
        }),
      }),
      'changed_meanwhile, with the group as it is now; store_in_use',
    ),
  },
})

export const settingsCalls = {
  getSettings: adminCall('settings.view', {
    method: 'get',
    path: '/api/admin/settings',
    tags: ['Settings'],
    summary: 'Every group of settings, with its default and its last change',
    responses: {
      200: jsonResponse(
        z.object({
          stores: groupOf(SETTINGS_SCHEMAS.stores),
          shipping: groupOf(SETTINGS_SCHEMAS.shipping),
          rates: groupOf(SETTINGS_SCHEMAS.rates),
          claims: groupOf(SETTINGS_SCHEMAS.claims),
          announcement: groupOf(SETTINGS_SCHEMAS.announcement),
          contact: groupOf(SETTINGS_SCHEMAS.contact),
          company: groupOf(SETTINGS_SCHEMAS.company),
          socialLinks: groupOf(SETTINGS_SCHEMAS.socialLinks),
          appointments: groupOf(SETTINGS_SCHEMAS.appointments),
          specialDays: groupOf(SETTINGS_SCHEMAS.specialDays),
          payments: groupOf(SETTINGS_SCHEMAS.payments),
          delivery: groupOf(SETTINGS_SCHEMAS.delivery),
          countries: groupOf(SETTINGS_SCHEMAS.countries),
          tax: groupOf(SETTINGS_SCHEMAS.tax),
          invoices: groupOf(SETTINGS_SCHEMAS.invoices),
          lenses: groupOf(SETTINGS_SCHEMAS.lenses),
          prescriptions: groupOf(SETTINGS_SCHEMAS.prescriptions),
          search: groupOf(SETTINGS_SCHEMAS.search),
        }),
        'the settings; amounts are in cents',
      ),
      401: refusals[401],
      403: refusals[403],
    },
  }),
  changeStores: adminCall(
    'settings.edit',
    changeOf(
      'stores',
      SETTINGS_SCHEMAS.stores,
      'Changes the stores. One that closes, opens again or is left out needs a fresh confirmation',
    ),
  ),
  changeShipping: dangerousCall(
    'settings.edit',
    changeOf('shipping', SETTINGS_SCHEMAS.shipping, 'Changes delivery fees and the return period'),
  ),
  changeDelivery: adminCall(
    'settings.edit',
    changeOf('delivery', SETTINGS_SCHEMAS.delivery, 'Changes how orders travel, and when they arrive'),
  ),
  changeCountries: dangerousCall(
    'settings.edit',
    changeOf('countries', SETTINGS_SCHEMAS.countries, 'Changes the countries that parcels go to, and what it costs'),
  ),
  changePayments: dangerousCall(
    'settings.edit',
    changeOf('payments', SETTINGS_SCHEMAS.payments, 'Changes how orders are paid, and the account of transfers'),
  ),
  changeRates: dangerousCall(
    'settings.edit',
    changeOf('rates', SETTINGS_SCHEMAS.rates, 'Changes the rates at which prices are shown'),
  ),
  changeClaims: adminCall(
    'settings.edit',
    changeOf('claims', SETTINGS_SCHEMAS.claims, 'Changes the claims of the home page'),
  ),
  changeAnnouncement: adminCall(
    'settings.edit',
    changeOf('announcement', SETTINGS_SCHEMAS.announcement, 'Changes the announcement'),
  ),
  changeContact: adminCall(
    'settings.edit',
    changeOf('contact', SETTINGS_SCHEMAS.contact, 'Changes how customers reach the shop'),
  ),
  changeCompany: dangerousCall(
    'settings.edit',
    changeOf('company', SETTINGS_SCHEMAS.company, 'Changes the company and its numbers'),
  ),
  changeSocialLinks: adminCall(
    'settings.edit',
    changeOf('socialLinks', SETTINGS_SCHEMAS.socialLinks, 'Changes the links to social networks'),
  ),
  changeAppointments: adminCall(
    'settings.edit',
    changeOf('appointments', SETTINGS_SCHEMAS.appointments, 'Changes services and booking rules'),
  ),
  changeSpecialDays: adminCall(
    'settings.edit',
    changeOf('specialDays', SETTINGS_SCHEMAS.specialDays, 'Changes the days with other hours'),
  ),
  changeTax: dangerousCall('settings.edit', changeOf('tax', SETTINGS_SCHEMAS.tax, 'Changes the rates of VAT')),
  changeInvoices: dangerousCall(
    'settings.edit',
    changeOf('invoices', SETTINGS_SCHEMAS.invoices, 'Changes the series of documents and what stands on them'),
  ),
  changeLenses: dangerousCall(
    'settings.edit',
    changeOf('lenses', SETTINGS_SCHEMAS.lenses, 'Changes what lenses cost and up to which powers they are sold'),
  ),
  changePrescriptions: dangerousCall(
    'settings.edit',
    changeOf('prescriptions', SETTINGS_SCHEMAS.prescriptions, 'Changes what a prescription may hold'),
  ),
  changeSearch: adminCall(
    'settings.search',
    changeOf('search', SETTINGS_SCHEMAS.search, 'Changes which words mean the same in a search'),
  ),
}
