import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Db, transaction } from '../db/connect.ts'
import { brands } from '../db/schema.ts'
import { type BadLine, readCsv } from './csv-file.ts'
import type { ImportReport } from './import-products.ts'

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

/**
 * Imports brands from a CSV file, by name: known ones are changed, new ones added; all of them or, where any line is
 * bad, none.
 *
 * @param file the file's text; its columns are in `docs/import.md`
 * @param isDryRun does everything and undoes it
 */
export async function importBrands(db: Db, file: string, isDryRun: boolean): Promise<ImportReport> {
  const { rows, bad } = readBrands(file)
  if (bad.length > 0) return { added: 0, changed: 0, unchanged: 0, bad }
  const undone = Symbol()
  let report: ImportReport = { added: 0, changed: 0, unchanged: 0, bad }
  await transaction({ db }, async ({ db: tx }) => {
    report = { ...(await saveBrands(tx, rows)), bad }
    if (isDryRun) throw undone
  }).catch((error) => {
    if (error !== undone) throw error
  })
  return report
}

function readBrands(file: string): { rows: BrandRow[]; bad: BadLine[] } {
  const { rows, bad } = readCsv(file, { known: Object.keys(columns.shape), required: REQUIRED })
  const brandRows: BrandRow[] = []
  const lines = new Map<string, number>()
  for (const { line, cells } of rows) {
    const parsed = columns.safeParse({ responsible_person: '', ...cells })
    if (!parsed.success) {
      bad.push(...parsed.error.issues.map(({ path, message }) => ({ line, problem: `${path.join('.')} ${message}` })))
      continue
    }
    const { brand, maker, postal_address, email, responsible_person } = parsed.data
    const first = lines.get(brand)
    if (first !== undefined) bad.push({ line, problem: `brand ${brand} is already in line ${first}` })
    lines.set(brand, first ?? line)
    brandRows.push({
      brand,
      maker,
      postalAddress: postal_address,
      email,
      responsiblePerson: responsible_person || null,
    })
  }
  return { rows: brandRows, bad: bad.sort((a, b) => a.line - b.line) }
}

async function saveBrands(tx: Db, rows: BrandRow[]) {
  if (rows.length === 0) return { added: 0, changed: 0, unchanged: 0 }
  const known = new Set((await tx.select({ brand: brands.brand }).from(brands)).map(({ brand }) => brand))
  const fields = sql`(brands.maker, brands.postal_address, brands.email, brands.responsible_person)`
  const given = sql`(excluded.maker, excluded.postal_address, excluded.email, excluded.responsible_person)`
  const written = await tx
    .insert(brands)
    .values(rows)
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
