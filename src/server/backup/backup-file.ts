import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { readSealed } from './sealed-file.ts'
import { storedSchema } from './stored-tables.ts'

/** Written before the data. */
const manifestSchema = z.object({
  kind: z.enum(['pglite', 'postgres']),
  takenAt: z.iso.datetime(),
  /** Of PostgreSQL, which PGlite is too. */
  majorVersion: z.number(),
  migrations: z.array(z.string()),
  /** Names of the vault's keys; the keys themselves are never in a backup. */
  vaultKeys: z.array(z.string()),
  stored: storedSchema,
})
export type Manifest = z.output<typeof manifestSchema>

const NEWLINE = 10

/** The manifest as a line of JSON, then the data: a packed folder of PGlite, or an archive of `pg_dump`. */
export async function* backupContent(manifest: Manifest, data: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(manifest)}\n`)
  yield* data
}

/**
 * Reads a backup to its end, so that every byte of it is checked.
 *
 * @throws BackupError where it is damaged, cut off, not a backup, or does not open by the passphrase
 */
export async function checkBackup(file: string, passphrase: string | null): Promise<Manifest> {
  const { manifest, data } = await openBackup(file, passphrase)
  for await (const _ of data);
  return manifest
}

/** The manifest, and the data, of which each part is checked as it is read. */
export async function openBackup(file: string, passphrase: string | null) {
  const content = readSealed(file, passphrase)
  const parts: Uint8Array[] = []
  let end = -1
  while (end < 0) {
    const next = await content.next()
    if (next.done) throw new BackupError(`${file} is not a backup of the shop: it has no manifest`)
    parts.push(next.value)
    end = next.value.indexOf(NEWLINE)
  }
  const first = Buffer.concat(parts)
  const length = first.indexOf(NEWLINE)
  return { manifest: parseManifest(file, first.subarray(0, length)), data: rest(first.subarray(length + 1), content) }
}

async function* rest(first: Uint8Array, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first
  yield* content
}

function parseManifest(file: string, text: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text.toString()))
  } catch (error) {
    throw new BackupError(`${file} was made by another version of the shop: its manifest is not understood`, error)
  }
}
