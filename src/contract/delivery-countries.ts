import * as z from 'zod'
import { EU_COUNTRIES } from '../domain/delivery-country.ts'
import { estimate } from './delivery-settings.ts'
import { fieldMessage } from './field-problems.ts'
import { line } from './fields.ts'

const FORMS = /^$|^[#@ -]{3,12}(,[#@ -]{3,12})*$/

/** See `DeliveryCountry` for the units. */
export const deliveryCountries = z
  .array(
    z.object({
      code: z.enum(EU_COUNTRIES),
      isOffered: z.boolean(),
      feeCents: z.int().min(0).max(100_000_00),
      estimate,
      postcodes: line(60).regex(FORMS, fieldMessage('invalid_postcode_forms')),
    }),
  )
  .max(EU_COUNTRIES.length)
  .refine((countries) => new Set(countries.map(({ code }) => code)).size === countries.length)
