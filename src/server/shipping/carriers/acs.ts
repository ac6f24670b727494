import * as z from 'zod'
import type { AcsSettings } from '../../carrier-settings.ts'
import { type Carrier, CarrierError, type CreatedParcel, type ParcelToSend } from '../carrier.ts'
import { type AcsRow, acsPaidCash, acsReports } from './acs-reports.ts'
import { callCarrier, parseAnswer } from './call-carrier.ts'

/** One print takes so many vouchers. */
const MOST_LABELS = 10
const LEAST_KG = 0.5

/** ACS's one address for all calls. A create has no key: without an answer it must not be repeated. */
export function createAcs(settings: AcsSettings, timeoutMs: number): Carrier {
  const call = createCall(settings, timeoutMs)

  async function create(parcel: ParcelToSend): Promise<CreatedParcel> {
    const { values } = await call('ACS_Create_Voucher', voucherOf(parcel, settings))
    const number = String(values.Voucher_No ?? '').trim()
    if (number === '') throw new CarrierError('unreadable', { isUnknown: true })
    return { ref: number, trackingNumber: number }
  }

  return {
    id: 'acs',
    isRepeatable: false,
    create,
    createReturn: (parcel) => create({ ...parcel, recipient: parcel.sender, sender: parcel.recipient, cashCents: 0 }),
    async labels(refs) {
      if (refs.length > MOST_LABELS) throw new CarrierError('too_many_labels', { isUnknown: false })
      const asked = { Voucher_No: refs.join(','), Print_Type: 1, Start_Position: 1 }
      return pdfOf(await call('ACS_Print_Voucher', asked))
    },
    async cancel(ref) {
      await call('ACS_Delete_Voucher', { Language: 'EN', Voucher_No: ref })
    },
    async track({ ref }) {
      const { rows } = await call('ACS_Trackingsummary', { Language: 'EN', Voucher_No: ref })
      return acsReports(ref, rows)
    },
    points: async () => null,
    readSignal: () => null,
    async closeDay(day) {
      const { values } = await call('ACS_Issue_Pickup_List', { Language: 'EN', Pickup_Date: day, MyData: null })
      const number = String(values.PickupList_No ?? '').trim()
      if (number === '') throw new CarrierError('nothing_to_collect', { isUnknown: false })
      const asked = { Language: 'EN', Mass_Number: number, Pickup_Date: day }
      return { number, body: pdfOf(await call('ACS_Print_Pickup_List', asked)) }
    },
    async paidCash(day) {
      const { rows } = await call('ACS_COD_Beneficiary_Info', { User_locals: 'EN', COD_Payment_Date: day })
      return acsPaidCash(day, rows)
    },
  }
}

/** `Cod_Ammount` and `ACSOutputResponce` are ACS's own spellings. */
function voucherOf(parcel: ParcelToSend, { billingCode, contentType }: AcsSettings) {
  const { recipient, sender, cashCents } = parcel
  const hasCash = cashCents > 0
  return {
    Pickup_Date: parcel.pickupDay,
    Sender: sender.name,
    Recipient_Name: recipient.name,
    Recipient_Address: recipient.address,
    Recipient_Address_Number: null,
    Recipient_Zipcode: recipient.postalCode,
    Recipient_Region: recipient.city,
    Recipient_Phone: recipient.phone,
    Recipient_Cell_Phone: recipient.phone,
    Recipient_Country: 'CY',
    Recipient_Email: recipient.email || null,
    Acs_Station_Destination: null,
    Acs_Station_Branch_Destination: null,
    Billing_Code: billingCode,
    Charge_Type: 2,
    Item_Quantity: 1,
    Weight: Math.max(LEAST_KG, parcel.weightGrams / 1000),
    Cod_Ammount: hasCash ? cashCents / 100 : null,
    Cod_Payment_Way: hasCash ? 0 : null,
    Acs_Delivery_Products: hasCash ? 'COD' : null,
    Reference_Key1: parcel.key,
    Content_Type_ID: contentType ?? null,
    Language: 'EN',
  }
}

const row = z.record(z.string(), z.unknown())
const envelope = z.object({
  ACSExecution_HasError: z.boolean(),
  ACSExecutionErrorMessage: z.string().nullish(),
  ACSOutputResponce: z
    .object({
      ACSValueOutput: z.array(row).nullish(),
      ACSTableOutput: z.object({ Table_Data: z.array(row).nullish() }).nullish(),
      ACSObjectOutput: z.unknown().optional(),
    })
    .nullish(),
})

interface AcsAnswer {
  values: AcsRow
  rows: AcsRow[]
  object: unknown
}

function createCall(settings: AcsSettings, timeoutMs: number) {
  const account = {
    Company_ID: settings.companyId,
    Company_Password: settings.companyPassword,
    User_ID: settings.userId,
    User_Password: settings.userPassword,
  }
  return async (alias: string, input: object): Promise<AcsAnswer> => {
    const { status, bytes } = await callCarrier(
      settings.url,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', AcsApiKey: settings.apiKey },
        body: JSON.stringify({ ACSAlias: alias, ACSInputParameters: { ...account, ...input } }),
      },
      timeoutMs,
    )
    if (status >= 400) throw new CarrierError(String(status), { isUnknown: false })
    const parsed = envelope.safeParse(parseAnswer(bytes))
    if (!parsed.success) throw new CarrierError('unreadable', { isUnknown: true, cause: parsed.error })
    return readEnvelope(parsed.data)
  }
}

/** An error is told at the top, or inside of an answer that looks well. */
function readEnvelope(answer: z.infer<typeof envelope>): AcsAnswer {
  const output = answer.ACSOutputResponce
  const values: AcsRow = output?.ACSValueOutput?.[0] ?? {}
  const inner = values.Error_Message ?? values.Error_msg
  const message = answer.ACSExecution_HasError ? answer.ACSExecutionErrorMessage || 'refused' : inner
  if (message) throw new CarrierError(String(message).slice(0, 200), { isUnknown: false })
  return { values, rows: output?.ACSTableOutput?.Table_Data ?? [], object: output?.ACSObjectOutput }
}

/** The PDF is in base64, at one of several places: by the manual, by voucher, or alone. */
function pdfOf({ values, object }: AcsAnswer): Uint8Array {
  const text = findBase64Pdf([values.ACSObjectOutput, object])
  if (text === null) throw new CarrierError('no_document', { isUnknown: false })
  return Buffer.from(text, 'base64')
}

function findBase64Pdf(value: unknown): string | null {
  if (typeof value === 'string') return value.startsWith('JVBER') ? value : null
  if (typeof value !== 'object' || value === null) return null
  for (const part of Object.values(value)) {
    const found = findBase64Pdf(part)
    if (found !== null) return found
  }
  return null
}
