import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { brands } from '../db/schema.ts'
import { importCsv } from './import-csv.ts'

const text = z
  .string()
  .min(1, 'is missing')
  .max(300, 'is too long')
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'has odd characters')
const columns = z.object({
  brand: text,
  maker: text,
  postal_address: text,
  email: z.email('is no e-mail address').max(254, 'is too long'),
  responsible_person: text.or(z.literal('')),
})
const REQUIRED = ['brand', 'maker', 'postal_address', 'email']

type BrandRow = typeof brands.$inferInsert

/** Imports brands from a CSV file, by name: updates known ones and inserts new ones. */
export const importBrands = (db: Db, text: string, isDryRun: boolean) =>
  importCsv(db, text, isDryRun, {
    columns: { known: Object.keys(columns.shape), required: REQUIRED },
    parse: readBrand,
    unique: ['brand'],
    save: saveBrands,
  })

function readBrand(cells: Record<string, string>): { row: BrandRow } | { problems: string[] } {
  const parsed = columns.safeParse({ responsible_person: '', ...cells })
  if (!parsed.success) {
    return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`) }
  }
  const { brand, maker, postal_address, email, responsible_person } = parsed.data
  const isInUnion = responsible_person === ''
  const responsiblePerson = responsible_person || null
  // Of a brand that is known already, staff say it.
  return { row: { brand, maker, postalAddress: postal_address, email, responsiblePerson, isInUnion } }
}

async function saveBrands(tx: Db, rows: readonly BrandRow[]) {
  if (rows.length === 0) return { added: 0, changed: 0, unchanged: 0 }
  const known = new Set((await tx.select({ brand: brands.brand }).from(brands)).map(({ brand }) => brand))
  const fields = sql`(brands.maker, brands.postal_address, brands.email, brands.responsible_person)`
  const given = sql`(excluded.maker, excluded.postal_address, excluded.email, excluded.responsible_person)`
  const written = await tx
    .insert(brands)
    .values([...rows])
    .onConflictDoUpdate({
      target: brands.brand,
      set: {
        maker: sql`excluded.maker`,
        postalAddress: sql`excluded.postal_address`,
        email: sql`excluded.email`,
        responsiblePerson: sql`excluded.responsible_person`,
      },
      setWhere: sql`${fields} is distinct from ${given}`,
    })
    .returning({ brand: brands.brand })
  const changed = written.filter(({ brand }) => known.has(brand)).length
  return { added: written.length - changed, changed, unchanged: rows.length - written.length }
}
