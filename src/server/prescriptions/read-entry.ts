import { ShopError } from '../../contract/errors.ts'
import type { TypedPrescription } from '../../contract/prescriptions.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import type { Prescription } from '../../domain/prescription/prescription.ts'
import { readPrescription } from '../../domain/prescription/read-prescription.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { problemText, warningText } from '../../i18n/prescription-texts.ts'
import type { Shop } from '../shop.ts'

/**
 * Reads what was typed, by the rules that the form has shown already.
 * @throws ShopError `invalid_input` with the reason of each field; `prescription_unconfirmed` with the warnings that
 * nobody confirmed
 */
export function readEntry(
  shop: Shop,
  { entry, age, confirmedWarnings }: TypedPrescription,
  language: Language,
  { needsAdd = false }: { needsAdd?: boolean } = {},
): Prescription {
  const reading = readPrescription(entry, {
    today: dayInCyprus(shop.clock()),
    age,
    needsAdd,
    previous: null,
    limits: shop.settings.current().prescriptions,
  })
  const words = DICTIONARIES[language].prescriptions
  if (!reading.ok) {
    // Of several problems of a field the first one says most.
    const texts = reading.problems.map((problem) => [`entry.${problem.field}`, problemText(words, problem, language)])
    throw new ShopError('invalid_input', { fieldTexts: Object.fromEntries(texts.reverse()) })
  }
  const open = reading.warnings.filter(({ code }) => !confirmedWarnings.includes(code))
  if (open.length > 0) {
    const texts = open.map((warning) => [`entry.${warning.fields[0]}`, warningText(words, warning, language)])
    throw new ShopError('prescription_unconfirmed', { fieldTexts: Object.fromEntries(texts) })
  }
  return reading.value
}
