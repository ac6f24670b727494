import { createHash } from 'node:crypto'
import { type ImportReport, MOST_REPORTED } from '../../contract/admin/product-files.ts'
import { ShopError } from '../../contract/errors.ts'
import { transaction } from '../db/connect.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { mapInTurns } from '../in-turns.ts'
import type { Shop } from '../shop.ts'
import { once } from './apply-bulk-change.ts'
import { applyImport, type ImportPlan, planImport, reportOf } from './import-products.ts'

interface SeenReport {
  token: string
  requestKey: string
}

/** What a file would change, and nothing is changed. @throws ShopError `file_not_text` */
export async function previewImport(shop: Shop, file: Buffer): Promise<ImportReport> {
  const text = toText(file)
  return transaction(shop, async ({ db }) => await toReport(await planImport(db, text), file, false))
}

/**
 * Imports a file exactly as a report showed.
 * @throws ShopError `preview_outdated` where it would do something else by now; `file_not_text`
 */
export async function applyImportFile(
  shop: Shop,
  staff: SignedInStaff,
  file: Buffer,
  { token, requestKey }: SeenReport,
): Promise<ImportReport> {
  const text = toText(file)
  return once(shop, staff, requestKey, async ({ db }) => {
    const plan = await planImport(db, text)
    const report = await toReport(plan, file, true)
    if (report.token !== token || report.refused > 0) throw new ShopError('preview_outdated')
    await applyImport(db, plan)
    return report
  })
}

function toText(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    throw new ShopError('file_not_text')
  }
}

async function toReport(plan: ImportPlan, file: Buffer, isApplied: boolean): Promise<ImportReport> {
  const written = plan.rows.filter(({ current, changes }) => current === null || changes.length > 0)
  const hash = createHash('sha256').update(file)
  await mapInTurns(written, ({ line, current, changes }) => {
    hash.update(JSON.stringify([line, current?.version, changes]))
  })
  const { added, changed, unchanged } = reportOf(plan)
  return {
    ...{ added, changed, unchanged, isApplied },
    refused: plan.bad.length,
    rows: written.slice(0, MOST_REPORTED).map(({ line, next, current, changes }) => ({
      ...{ line, sku: next.sku, name: next.name, nameEl: next.nameEl },
      isNew: current === null,
      changes,
    })),
    problems: plan.bad.slice(0, MOST_REPORTED).map(({ line, found, problem }) => ({
      ...{ line, code: found?.code ?? 'not_csv', column: found?.column ?? '' },
      ...{ detail: found?.detail ?? problem, other: found?.other ?? '' },
    })),
    token: hash.digest('base64url'),
  }
}
