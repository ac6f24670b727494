import { z } from '@hono/zod-openapi'
import { WARNING_CODES } from '../domain/prescription/plausibility.ts'
import { PRISM_BASES } from '../domain/prescription/prescription.ts'
import { defineCall } from './define-call.ts'
import { line, moment } from './fields.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'

/** Prescriptions of an account that are not erased. */
export const MOST_PRESCRIPTIONS = 40

const hundredths = z.int().describe('hundredths of a dioptre')
const eye = z.strictObject({
  sphere: hundredths,
  cylinder: hundredths,
  axis: z.int().nullable().describe('degrees; null where the cylinder is 0'),
  add: hundredths.nullable(),
  prisms: z.array(z.strictObject({ amount: z.int(), base: z.enum(PRISM_BASES) })).max(2),
  visualAcuity: line(20).nullable(),
})
const tenths = z.int().nullable().describe('tenths of a millimetre')
const pupillaryDistance = z.strictObject({ total: tenths, right: tenths, left: tenths }).nullable()

export const prescriptionValues = z
  .strictObject({
    right: eye,
    left: eye,
    pdTenthsMm: z.strictObject({ far: pupillaryDistance, near: pupillaryDistance }),
    vertexTenthsMm: tenths,
    issuedOn: z.string(),
    expiresOn: z.string().nullable(),
    prescriber: line(120),
  })
  .openapi('PrescriptionValues')

const prescriptionHead = z
  .object({
    id: z.uuid(),
    version: z.int(),
    savedAt: moment,
    keptUntil: z.string().nullable().describe('the last day, yyyy-mm-dd'),
  })
  .openapi('PrescriptionHead')
export type PrescriptionHead = z.infer<typeof prescriptionHead>

const reading = z.object({
  at: moment,
  role: z.string().describe('`customer`, or the role of the staff member'),
  purpose: z.string(),
})

export const openPrescription = prescriptionHead
  .extend({ values: prescriptionValues, readings: z.array(reading).describe('who has looked, the latest first') })
  .openapi('Prescription')
export type OpenPrescription = z.infer<typeof openPrescription>

const typed = line(60)
const typedEye = z.strictObject({
  sphere: typed,
  cylinder: typed,
  axis: typed,
  add: typed,
  visualAcuity: typed,
  prisms: z.array(z.strictObject({ amount: typed, base: typed })).max(4),
})
const typedPd = z.strictObject({ total: typed, right: typed, left: typed })

/** One text for each field, in the language's own signs; empty where the paper has none. */
const prescriptionEntry = z
  .strictObject({
    right: typedEye,
    left: typedEye,
    pd: z.strictObject({ far: typedPd, near: typedPd }),
    vertex: typed,
    issuedOn: typed,
    expiresOn: typed,
    prescriber: line(120),
  })
  .openapi('PrescriptionEntry')

export const typedPrescription = z.strictObject({
  entry: prescriptionEntry.describe('as it was typed'),
  age: z.int().min(0).max(120).nullable().describe('of the wearer, in years; null where it is not told'),
  confirmedWarnings: z
    .array(z.enum(WARNING_CODES))
    .max(WARNING_CODES.length)
    .describe('what is unusual and on the paper'),
})
export type TypedPrescription = z.infer<typeof typedPrescription>

export const newPrescription = typedPrescription.extend({
  consentVersion: line(20).min(1),
  requestKey: z.uuid(),
})
export type NewPrescription = z.infer<typeof newPrescription>

const heads = jsonResponse(z.array(prescriptionHead), 'the prescriptions of the account, the latest first')
const which = { params: z.object({ prescriptionId: z.uuid() }) }
const refusals = { 400: errorResponse('invalid_input'), 401: errorResponse('sign_in_required') }

export const prescriptionCalls = {
  listPrescriptions: defineCall('user', {
    method: 'get',
    path: '/api/account/prescriptions',
    tags: ['Prescriptions'],
    summary: 'The prescriptions of the account, without their values',
    responses: { 200: heads, 401: errorResponse('sign_in_required') },
  }),
  savePrescription: defineCall('user', {
    method: 'post',
    path: '/api/account/prescriptions',
    tags: ['Prescriptions'],
    summary: 'Saves a prescription; the same request again saves it once',
    request: { body: jsonBody(newPrescription) },
    responses: {
      200: heads,
      ...refusals,
      404: errorResponse('not_found'),
      409: errorResponse('too_many_prescriptions', 'prescription_unconfirmed', 'consent_outdated'),
    },
  }),
  openPrescription: defineCall('user', {
    method: 'get',
    path: '/api/account/prescriptions/{prescriptionId}',
    tags: ['Prescriptions'],
    summary: 'A prescription with its values; each reading is logged',
    request: which,
    responses: {
      200: jsonResponse(openPrescription, 'the prescription'),
      ...refusals,
      404: errorResponse('not_found'),
    },
  }),
  erasePrescription: defineCall('user', {
    method: 'delete',
    path: '/api/account/prescriptions/{prescriptionId}',
    tags: ['Prescriptions'],
    summary: 'Erases a prescription for good',
    request: which,
    responses: {
      200: heads,
      ...refusals,
      404: errorResponse('not_found'),
      409: errorResponse('prescription_in_use'),
    },
  }),
}
