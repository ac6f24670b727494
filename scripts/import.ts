import { readFile } from 'node:fs/promises'
import { importBrands } from '../src/server/catalog/import-brands.ts'
import { importProducts } from '../src/server/catalog/import-products.ts'
import { readConfig } from '../src/server/config.ts'
import { exitOnDataFolderError } from '../src/server/db/data-folder.ts'
import { openDatabase } from '../src/server/open-shop.ts'

/** `npm run import -- FILE [--brands] [--dry-run]`: imports a CSV file, all of it or nothing; see docs/import.md. */
const OPTIONS = ['--brands', '--dry-run']
const args = process.argv.slice(2)
const isDryRun = args.includes('--dry-run')
const importFile = args.includes('--brands') ? importBrands : importProducts
const [file, ...others] = args.filter((arg) => !OPTIONS.includes(arg))
if (file === undefined || file.startsWith('--') || others.length > 0) {
  console.error(
    'usage: npm run import -- products.csv [--dry-run], or npm run import -- brands.csv --brands [--dry-run]',
  )
  process.exit(2)
}

const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
  console.error(`${file} cannot be read: ${error.code}`)
  process.exit(2)
})
// Opens the database only: an in-memory catalogue would start to reload what was just imported.
const { database, close } = await openDatabase({ ...readConfig(), logLevel: 'warn' }).catch(exitOnDataFolderError)
try {
  const { added, changed, unchanged, bad } = await database.withoutTimeouts((db) => importFile(db, text, isDryRun))
  for (const { line, problem } of bad) console.error(`line ${line}: ${problem}`)
  if (bad.length > 0) console.error(`Nothing was imported: ${bad.length} problems.`)
  else console.log(`${isDryRun ? 'Would be' : 'Done'}: ${added} added, ${changed} changed, ${unchanged} unchanged.`)
  process.exitCode = bad.length > 0 ? 1 : 0
} finally {
  await close()
}
