import { z } from 'zod'

const key = z.string().min(1).max(500).optional()
const url = z.url({ protocol: /^https?$/ })

/** The contracts with carriers, as environment variables. A carrier without its keys is offered by hand. */
export const carrierVariables = {
  BOXNOW_URL: url.default('https://api-production.boxnow.cy'),
  BOXNOW_CLIENT_ID: key,
  BOXNOW_CLIENT_SECRET: key,
  BOXNOW_SIGNAL_SECRET: key,
  BOXNOW_ORIGIN: key,
  ACS_URL: url.default('https://webservices.acscourier.net/ACSRestServices/api/ACSAutoRest'),
  ACS_API_KEY: key,
  ACS_COMPANY_ID: key,
  ACS_COMPANY_PASSWORD: key,
  ACS_USER_ID: key,
  ACS_USER_PASSWORD: key,
  ACS_BILLING_CODE: key,
  ACS_CONTENT_TYPE: z.coerce.number().int().min(1).optional(),
  CARRIER_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
}

export interface BoxnowSettings {
  url: string
  clientId: string
  clientSecret: string
  /** Signs what BOX NOW reports. Without one its reports are refused, and parcels are only asked about. */
  signalSecret: string | undefined
  /** The location that parcels leave from. */
  origin: string
}

export interface AcsSettings {
  url: string
  apiKey: string
  companyId: string
  companyPassword: string
  userId: string
  userPassword: string
  billingCode: string
  /** What parcels hold, as the customs of Cyprus want it for parcels from Greece. */
  contentType: number | undefined
}

export interface CarrierSettings {
  timeoutMs: number
  boxnow: BoxnowSettings | null
  acs: AcsSettings | null
}

const schema = z.object(carrierVariables)

export function toCarrierSettings(value: z.output<typeof schema>): CarrierSettings {
  return { timeoutMs: value.CARRIER_TIMEOUT_MS, boxnow: toBoxnow(value), acs: toAcs(value) }
}

function toBoxnow(value: z.output<typeof schema>): BoxnowSettings | null {
  const { BOXNOW_CLIENT_ID: clientId, BOXNOW_CLIENT_SECRET: clientSecret, BOXNOW_ORIGIN: origin } = value
  if (clientId === undefined || clientSecret === undefined || origin === undefined) return null
  return { url: value.BOXNOW_URL, clientId, clientSecret, origin, signalSecret: value.BOXNOW_SIGNAL_SECRET }
}

function toAcs(value: z.output<typeof schema>): AcsSettings | null {
  const { ACS_API_KEY: apiKey, ACS_COMPANY_ID: companyId, ACS_COMPANY_PASSWORD: companyPassword } = value
  const { ACS_USER_ID: userId, ACS_USER_PASSWORD: userPassword, ACS_BILLING_CODE: billingCode } = value
  if (apiKey === undefined || companyId === undefined || companyPassword === undefined) return null
  if (userId === undefined || userPassword === undefined || billingCode === undefined) return null
  const contentType = value.ACS_CONTENT_TYPE
  return { url: value.ACS_URL, apiKey, companyId, companyPassword, userId, userPassword, billingCode, contentType }
}
