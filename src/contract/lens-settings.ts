import * as z from 'zod'
import { LENS_COATINGS, LENS_MATERIALS, LENS_TINTS, LENS_TYPES, MULTIFOCALS } from '../domain/lens/lens-options.ts'
import { PD_SOURCES } from '../domain/lens/lens-settings.ts'

/** Units are those of `LensSettings` and `PrescriptionLimits`: hundredths of a dioptre, tenths of a millimetre, cents. */

const cents = z.int().min(0).max(1_000_000)
const power = z.int().min(0).max(3_000)
const signedPower = z.int().min(-3_000).max(3_000)
const tenthsMm = z.int().min(0).max(2_000)
const years = z.int().min(0).max(120)
const powers = z.object({ sphere: power, cylinder: power })
const each = <const Names extends readonly [string, ...string[]], Schema extends z.ZodType>(names: Names, of: Schema) =>
  z.record(z.enum(names), of)

export const lensSettings = z.object({
  online: powers.extend({ fromAge: years }),
  measured: z.object({ single: powers, multifocal: powers, prism: power }),
  minors: z.object({ belowAge: years, materials: z.array(z.enum(LENS_MATERIALS)).min(1) }),
  strongestPower: each(LENS_MATERIALS, power),
  frames: z.object({
    minEdgeTenthsMm: each(['full-rim', 'half-rim', 'rimless'], tenthsMm),
    rimless: z.object({ materials: z.array(z.enum(LENS_MATERIALS)), maxEdgeTenthsMm: tenthsMm }),
    strongCentreTenthsMm: tenthsMm,
    wrap: z.object({ radiusTenthsMm: tenthsMm, minPower: signedPower, maxPower: signedPower, cylinder: power }),
    maxBlankTenthsMm: tenthsMm,
  }),
  multifocals: z.object({
    minLensHeightTenthsMm: each(MULTIFOCALS, tenthsMm),
    corridorsTenthsMm: z.array(tenthsMm).min(1).max(6),
    aboveCorridorTenthsMm: tenthsMm,
    aboveMiddleTenthsMm: tenthsMm,
  }),
  thin: z.object({
    edgeTenthsMm: tenthsMm,
    openEdgeTenthsMm: tenthsMm,
    centreTenthsMm: tenthsMm,
    smallerByTenthsMm: tenthsMm,
  }),
  pd: each(PD_SOURCES, z.object({ upTo: power.nullable(), isForMultifocals: z.boolean() })),
  prices: z.object({
    types: each(LENS_TYPES, cents.min(1)),
    materials: each(LENS_MATERIALS, cents),
    multifocalMaterialPercent: z.int().min(0).max(1_000),
    coatings: each(LENS_COATINGS, cents),
    tints: each(LENS_TINTS, cents),
    prism: cents,
    strongPower: cents,
    strongAbove: powers,
  }),
})

const limit = z.int().min(-3_000).max(3_000)
const AT_MAX = { path: ['max'] }
const isSpan = ({ min, max }: { min: number; max: number }) => min < max
const span = z.object({ min: limit, max: limit }).refine(isSpan, AT_MAX)
const range = z.object({ min: limit, max: limit, step: z.int().min(1).max(100) }).refine(isSpan, AT_MAX)

export const prescriptionLimits = z.object({
  sphere: range,
  cylinder: range,
  add: range,
  prism: range,
  vertex: range,
  pd: z.object({ adult: range, child: range }),
  mono: range,
  monoSumTolerance: tenthsMm,
  adultFromAge: years,
  usual: z.object({
    anisometropia: power,
    strongAnisometropia: power,
    strongCylinder: power,
    needsVertex: power,
    pd: z.object({ adult: span, child: span }),
    monoDifference: tenthsMm,
    adds: z
      .array(z.object({ fromAge: years, min: power, max: power }).refine(isSpan, AT_MAX))
      .max(12)
      .superRefine((adds, context) => {
        const at = adds.findIndex(({ fromAge }, index) => index > 0 && fromAge <= (adds[index - 1]?.fromAge ?? 0))
        if (at > 0) context.addIssue({ code: 'custom', path: [at, 'fromAge'] })
      }),
    addTolerance: power,
    years,
    yearsOfYoungAndOld: years,
    oldFromAge: years,
    sphereMoved: power,
  }),
})
