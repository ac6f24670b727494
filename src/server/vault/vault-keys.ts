import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { vaultKeys } from '../db/vault-schema.ts'
import { KEY_BYTES, type VaultKey } from '../vault-settings.ts'

/** The name of the key that is kept in a file. */
const FILE_KEY = 'file'
const CHECKED_TEXT = 'elegance eyewear vault'

/** The master keys by name. New records are encrypted by the current one. */
export interface VaultKeys {
  current: VaultKey
  find(name: string): VaultKey | null
}

/** What the vault needs of the shop. */
export interface VaultShop {
  db: Db
  vault: VaultKeys
  clock: () => Date
  log?: Logger
}

type KeyConfig = Pick<Config, 'vaultKeys' | 'vaultKeyFile'>

/**
 * The keys of `VAULT_KEYS`; without it, the key of the file, which the first start writes.
 * @throws Error where the database knows a key that is missing here, or another one of the same name
 */
export async function openVaultKeys(config: KeyConfig, db: Db): Promise<VaultKeys> {
  const known = await db.select().from(vaultKeys)
  const keys = config.vaultKeys ?? [await readFileKey(config.vaultKeyFile, known.length === 0)]
  for (const { name, checkValue } of known) {
    const key = keys.find((one) => one.name === name)
    if (key === undefined) throw new Error(`the vault's key ${name} is missing: add it to VAULT_KEYS`)
    if (checkValueOf(key) !== checkValue) throw new Error(`the vault's key ${name} is not the one of this database`)
  }
  const [current] = keys
  if (current === undefined) throw new Error('VAULT_KEYS holds no key')
  return { current, find: (name) => keys.find((one) => one.name === name) ?? null }
}

/** Lets the database know the current key; call it before a record refers to it. */
export async function registerCurrentKey(db: Db, { current }: VaultKeys, now: Date): Promise<void> {
  await db
    .insert(vaultKeys)
    .values({ name: current.name, checkValue: checkValueOf(current), createdAt: now })
    .onConflictDoNothing()
}

const checkValueOf = ({ key }: VaultKey) => createHmac('sha256', key).update(CHECKED_TEXT).digest('hex')

async function readFileKey(file: string, mayWrite: boolean): Promise<VaultKey> {
  if (mayWrite) {
    await mkdir(dirname(file), { recursive: true })
    const made = randomBytes(KEY_BYTES).toString('base64')
    // Another process may have written it just before.
    await writeFile(file, `${made}\n`, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) throw new Error(`the vault's key file ${file} is missing: restore it, or set VAULT_KEYS`)
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== KEY_BYTES)
    throw new Error(`the vault's key file ${file} is damaged: it must hold 32 bytes in base64`)
  return { name: FILE_KEY, key }
}
