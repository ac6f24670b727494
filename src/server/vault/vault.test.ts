import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tablesThatHold } from '../../../test/support/everything-stored.ts'
import { testConfig } from '../../../test/support/test-config.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { vaultKeys, vaultReads, vaultRecords } from '../db/vault-schema.ts'
import type { Shop } from '../shop.ts'
import { vaultKeys as vaultKeysSetting } from '../vault-settings.ts'
import { eraseDueRecords, eraseRecord, eraseRecordsOf, keepRecordUntil } from './erase-records.ts'
import { openRecord, openValues, type Reader } from './open-record.ts'
import { rotateKeys } from './rotate-keys.ts'
import { storeRecord, storeValues } from './store-record.ts'
import { openVaultKeys } from './vault-keys.ts'

const READER: Reader = { staffId: null, userId: 12, role: 'customer', purpose: 'own_view' }
const SECRET = 'minus six seventy-five at 173'

let open: TestShop
let shop: Shop
beforeAll(async () => {
  open = await createTestShop()
  shop = open.shop
})
afterAll(() => open.close())

const damaged: string[] = []
let next = 0
const store = (eraseOn: string | null = null) =>
  storeValues(shop, { kind: 'prescription', owner: `test-${++next}`, version: 1, eraseOn, values: { note: SECRET } })
const rowOf = async (id: string) => (await shop.db.select().from(vaultRecords).where(eq(vaultRecords.id, id)))[0]
const newKey = (name: string) => ({ name, key: randomBytes(32) })
const withKeys = async (...keys: ReturnType<typeof newKey>[]) => ({
  ...shop,
  vault: await openVaultKeys(testConfig({ vaultKeys: keys }), shop.db),
})

describe('a record of the vault', () => {
  test('opens as it was stored, and each reading is logged with who and why', async () => {
    const id = await store()
    expect(await openValues(shop, id, READER)).toEqual({ note: SECRET })
    await openRecord(shop, id, { staffId: null, role: 'system', purpose: 'lens_offer' })
    const reads = await shop.db.select().from(vaultReads).where(eq(vaultReads.recordId, id)).orderBy(vaultReads.id)
    expect(reads.map(({ userId, role, purpose }) => ({ userId, role, purpose }))).toEqual([
      { userId: 12, role: 'customer', purpose: 'own_view' },
      { userId: null, role: 'system', purpose: 'lens_offer' },
    ])
  })

  test('is in no table in plain text, in base64 or in hexadecimal', async () => {
    await store()
    const plain = Buffer.from(SECRET)
    expect(await tablesThatHold(shop.db, [SECRET, plain.toString('base64'), plain.toString('hex')])).toEqual([])
  })

  test('has a key and an initialisation vector of its own', async () => {
    const [one, other] = [await rowOf(await store()), await rowOf(await store())]
    expect(Buffer.from(one?.content ?? []).equals(Buffer.from(other?.content ?? []))).toBe(false)
    expect(Buffer.from(one?.wrappedKey ?? []).subarray(0, 12)).not.toEqual(
      Buffer.from(other?.wrappedKey ?? []).subarray(0, 12),
    )
  })

  test('does not open in the place of another', async () => {
    const [id, other] = [await store(), await store()]
    const stolen = await rowOf(other)
    const moved = { ...stolen, id: crypto.randomUUID(), owner: (await rowOf(id))?.owner ?? '', version: 2 }
    await shop.db.insert(vaultRecords).values(moved as typeof vaultRecords.$inferInsert)
    await expect(openRecord(shop, moved.id, READER)).rejects.toThrow()
    damaged.push(moved.id)
  })

  test('cannot be changed or deleted by a statement', async () => {
    const id = await store()
    const change = sql`update vault_records set content = '\\x00'::bytea where id = ${id}`
    await expect(shop.db.execute(change)).rejects.toThrow()
    await expect(shop.db.execute(sql`delete from vault_records where id = ${id}`)).rejects.toThrow()
    await expect(shop.db.execute(sql`update vault_reads set role = 'owner'`)).rejects.toThrow()
    expect(await openValues(shop, id, READER)).toEqual({ note: SECRET })
  })

  test('whose reading cannot be logged does not open', async () => {
    const id = await store()
    const reader = { ...READER, staffId: 999_999 }
    await expect(openRecord(shop, id, reader)).rejects.toThrow()
  })
})

describe('erasing', () => {
  test('destroys key and content, keeps the log, and cannot be undone', async () => {
    const id = await store()
    await openRecord(shop, id, READER)
    await eraseRecord(shop, id)
    expect(await rowOf(id)).toMatchObject({ wrappedKey: null, content: null, keyName: null })
    expect(await openRecord(shop, id, READER)).toBeNull()
    expect(await shop.db.$count(vaultReads, eq(vaultReads.recordId, id))).toBe(1)
    await expect(
      shop.db.execute(sql`update vault_records set content = '\\x00'::bytea where id = ${id}`),
    ).rejects.toThrow()
    await eraseRecord(shop, id)
  })

  test('takes all records of an owner and nobody else’s', async () => {
    const [id, other] = [await store(), await store()]
    await eraseRecordsOf(shop, (await rowOf(id))?.owner ?? '')
    expect((await rowOf(id))?.erasedAt).not.toBeNull()
    expect((await rowOf(other))?.erasedAt).toBeNull()
  })

  test('comes by itself the day after the last day', async () => {
    const today = '2026-06-10'
    const at = { ...shop, clock: () => new Date('2026-06-10T09:00:00Z') }
    const [last, past, never] = [await store(today), await store('2026-06-09'), await store()]
    const moved = await store('2026-06-09')
    await keepRecordUntil(at, moved, '2030-01-01')
    await eraseDueRecords(at)
    const erased = await Promise.all([last, past, never, moved].map(async (id) => (await rowOf(id))?.erasedAt !== null))
    expect(erased).toEqual([false, true, false, false])
  })
})

describe('the master keys', () => {
  test('rotate: all records open by the new key alone, and the old one is forgotten', async () => {
    const content = randomBytes(5000)
    const ids = [await storeRecord(shop, { kind: 'photo', owner: 'rotated', version: 1, content, eraseOn: null })]
    for (let count = 0; count < 4; count++) ids.push(await store())
    const before = await rowOf(ids[0] ?? '')
    const [old] = testConfig().vaultKeys ?? []
    const added = newKey('added')
    const both = await withKeys(added, old as ReturnType<typeof newKey>)
    const rotation = await rotateKeys(both)
    expect(rotation.records).toBeGreaterThanOrEqual(5)
    expect(rotation.damaged).toEqual(damaged)
    for (const id of damaged) await eraseRecord(shop, id)
    expect((await rotateKeys(both)).retired).toEqual(['test'])
    const after = await withKeys(added)
    expect(Buffer.from((await openRecord(after, ids[0] ?? '', READER)) ?? [])).toEqual(content)
    expect((await rowOf(ids[0] ?? ''))?.content).toEqual(before?.content)
    expect((await rotateKeys(after)).records).toBe(0)
    await expect(openRecord(shop, ids[0] ?? '', READER)).rejects.toThrow("the vault's key added is missing")
    // Back, for the other tests.
    await rotateKeys(await withKeys(old as ReturnType<typeof newKey>, added))
  })

  test('that the database knows must be there, and be the same', async () => {
    await store()
    const config = (name: string) => testConfig({ vaultKeys: [newKey(name)] })
    await expect(openVaultKeys(config('other'), shop.db)).rejects.toThrow("the vault's key test is missing")
    await expect(openVaultKeys(config('test'), shop.db)).rejects.toThrow('not the one of this database')
  })

  test('without VAULT_KEYS: one is written to a file by the first start and read by the next', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vault-'))
    const file = join(folder, 'kept', 'vault.key')
    const config = testConfig({ vaultKeys: undefined, vaultKeyFile: file })
    const empty = { select: () => ({ from: async () => [] }) } as unknown as Shop['db']
    const first = await openVaultKeys(config, empty)
    const again = await openVaultKeys(config, empty)
    expect(again.current).toEqual(first.current)
    expect((await readFile(file, 'utf8')).trim()).toHaveLength(44)
    await writeFile(file, 'damaged')
    await expect(openVaultKeys(config, empty)).rejects.toThrow('is damaged')
    await rm(file)
    await expect(openVaultKeys(config, shop.db)).rejects.toThrow('is missing: restore it')
    expect(await shop.db.$count(vaultKeys)).toBeGreaterThan(0)
    await rm(folder, { recursive: true })
  })

  test('are refused where they are no keys', () => {
    const key = randomBytes(32).toString('base64')
    for (const text of ['', 'a', `a:${key},a:${key}`, `A b:${key}`, `a:${key.slice(4)}`, `a:${key},`])
      expect(vaultKeysSetting.safeParse(text).success, text).toBe(false)
    expect(vaultKeysSetting.parse(`a:${key}, b:${key}`).map(({ name }) => name)).toEqual(['a', 'b'])
  })
})
