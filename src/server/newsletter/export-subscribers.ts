import { stringify } from 'csv-stringify/sync'
import { asc, eq } from 'drizzle-orm'
import { LANGUAGE_TABLE } from '../../i18n/languages.ts'
import { noteExport } from '../audit/staff-transaction.ts'
import { newsletterSubscribers as subscribers } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'

/** The confirmed subscribers as a file that spreadsheets open: with a BOM, and no cell that begins a formula. */
export async function exportSubscribers(shop: Shop, member: SignedInStaff): Promise<string> {
  const rows = await shop.db
    .select()
    .from(subscribers)
    .where(eq(subscribers.status, 'subscribed'))
    .orderBy(asc(subscribers.email))
  await noteExport(shop, member, { subject: 'newsletter_subscribers', subjectId: null })
  const cells = rows.map(({ email, language, source, confirmedAt }) => ({
    email,
    language,
    consented_at: confirmedAt?.toISOString() ?? '',
    source,
  }))
  return stringify(cells, {
    bom: true,
    header: true,
    columns: ['email', 'language', 'consented_at', 'source'],
    delimiter: LANGUAGE_TABLE[member.language].csvDelimiter,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
}
