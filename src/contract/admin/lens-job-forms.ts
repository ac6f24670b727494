import { z } from '@hono/zod-openapi'
import { TOLERANCE_FIELDS } from '../../domain/lens-tolerances.ts'
import { WARNING_CODES } from '../../domain/prescription/plausibility.ts'
import { EYES } from '../../domain/prescription/prescription.ts'
import { lines, moment, storedId } from '../fields.ts'
import { prescriptionValues, typedPrescription } from '../prescriptions.ts'
import { STORE_ID } from '../store-id.ts'

const tenths = z.int().min(0).max(1_000)
const heights = z
  .strictObject({ right: tenths, left: tenths })
  .nullable()
  .describe('tenths of a millimetre, in this frame')

const held = z.object({
  number: z.int(),
  source: z.enum(['typed', 'staff']),
  staffName: z.string().nullable(),
  savedAt: moment,
  values: prescriptionValues.nullable().describe('null where they were erased'),
  entry: typedPrescription.shape.entry.nullable().describe('as it was written'),
  age: z.int().nullable(),
  heights,
})
export const jobPrescription = z
  .object({
    versions: z.array(held).describe('the oldest first'),
    warnings: z
      .array(z.object({ code: z.enum(WARNING_CODES), fields: z.array(z.string()), value: z.number() }))
      .describe('of what the job holds'),
    reasons: z.array(
      z.object({ code: z.string(), outcome: z.string(), eye: z.enum(EYES).nullable(), limit: z.number().nullable() }),
    ),
    minimumBlankMm: z.number().nullable(),
    papers: z.array(z.object({ id: z.uuid(), at: moment })),
    questions: z.array(z.object({ id: storedId, text: z.string().nullable(), answer: z.string().nullable() })),
    refusal: z.string().nullable(),
    notes: z.array(z.object({ text: z.string(), at: moment })).describe('of approvals'),
    results: z
      .array(
        z.object({
          field: z.enum(TOLERANCE_FIELDS),
          eye: z.enum(EYES).nullable(),
          difference: z.number(),
          limit: z.number(),
          isMet: z.boolean(),
        }),
      )
      .describe('of the last quality check'),
  })
  .openapi('LensJobPrescription')
export type LensJobPrescription = z.infer<typeof jobPrescription>

export const seenJob = { version: z.int().min(1).describe('of the job that was seen') }
export const jobText = lines(2_000).trim()
export const jobValues = z.strictObject({ ...seenJob, ...typedPrescription.shape, heights })
export type LensJobValues = z.output<typeof jobValues>
export const lensApproval = z.strictObject({
  ...seenJob,
  prescriptionVersion: z.int().min(1).describe('what is approved'),
  store: z.string().regex(STORE_ID).describe('whose licence the pair is made under'),
  note: jobText.default(''),
})
export type LensApprovalForm = z.output<typeof lensApproval>

const power = z.int().min(-3_000).max(3_000)
const measuredEye = z.strictObject({
  sphere: power,
  cylinder: power,
  axis: z.int().min(1).max(180).nullable(),
  add: power.nullable(),
  monoPd: tenths.nullable(),
  height: tenths.nullable(),
})
export const lensCheck = z.strictObject({
  ...seenJob,
  measured: z.strictObject({
    right: measuredEye,
    left: measuredEye,
    pd: tenths,
    verticalPrism: z.int().min(0).max(2_000),
    horizontalPrism: z.int().min(0).max(2_000),
  }),
})
export type LensCheckForm = z.output<typeof lensCheck>
