import * as z from 'zod'
import { fieldMessage } from '../../contract/field-problems.ts'
import { NUMBER_LIMITS, readFrameNumbers, WIDTH_LIMITS_MM } from '../../domain/fit.ts'

type Limits = { min: number; max: number }

const millimetres = (message: string, { min, max }: Limits) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))

const threeFields = z.object({
  lens: millimetres(fieldMessage('lens_width_range'), NUMBER_LIMITS.lensWidthMm),
  bridge: millimetres(fieldMessage('bridge_range'), NUMBER_LIMITS.bridgeMm),
  temple: millimetres(fieldMessage('temple_range'), NUMBER_LIMITS.templeMm),
})

/** The three fields; all three numbers may also stand in the first, as they are printed. */
export const numbersSchema = {
  safeParse: (values: unknown) => {
    const fields = values as Record<string, string>
    const printed = readFrameNumbers(fields.lens ?? '')
    if (!printed) return threeFields.safeParse(fields)
    const { lensWidthMm, bridgeMm, templeMm } = printed
    return threeFields.safeParse({ lens: `${lensWidthMm}`, bridge: `${bridgeMm}`, temple: `${templeMm}` })
  },
}

export const widthSchema = z.object({ width: millimetres(fieldMessage('face_width_range'), WIDTH_LIMITS_MM) })
