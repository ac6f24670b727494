import * as z from 'zod'
import { fieldMessage } from '../../contract/field-problems.ts'
import { wearerForm } from '../../contract/wearer-form.ts'
import { frameNumberErrors, readFrameNumbers } from '../../domain/fit.ts'
import { numbersText } from '../../domain/fit-text.ts'

const PROBLEMS = {
  lensWidthMm: fieldMessage('lens_width_range'),
  bridgeMm: fieldMessage('bridge_range'),
  templeMm: fieldMessage('temple_range'),
}

/** The numbers as they are printed; an empty field leaves what is known. */
const numbers = z.string().transform((text, context) => {
  if (text.trim() === '') return null
  const printed = readFrameNumbers(text)
  const wrong = printed && frameNumberErrors(printed)
  if (printed && !wrong) return numbersText(printed)
  context.addIssue({ code: 'custom', message: wrong ? PROBLEMS[wrong] : fieldMessage('frame_numbers_unreadable') })
  return z.NEVER
})

const birthYear = z
  .string()
  .trim()
  .regex(/^(\d{4})?$/, fieldMessage('birth_year_invalid'))
  .transform((text) => (text === '' ? null : Number(text)))
  .pipe(wearerForm.shape.birthYear.unwrap())

/** The fields of the page, which are texts. */
export const personSchema = z.object({ name: wearerForm.shape.name, birthYear, numbers })
