import * as z from 'zod'
import { fieldMessage } from './field-problems.ts'
import { fit, line } from './fields.ts'

/** One of the people of an account. */
export const wearerForm = z.object({
  name: line(60).min(1, fieldMessage('name_required')),
  birthYear: z
    .int(fieldMessage('birth_year_invalid'))
    .min(1900, fieldMessage('birth_year_invalid'))
    .max(2200, fieldMessage('birth_year_invalid'))
    .nullable()
    .default(null),
  fit: fit
    .nullable()
    .default(null)
    .describe('the numbers of a pair that fits (52-18-145), the width of the face in mm (139) or a class of width'),
})
export type WearerForm = z.output<typeof wearerForm>
