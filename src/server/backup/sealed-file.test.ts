import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteOldBackups, findLastBackup, noteBackup } from './last-backup.ts'
import { readPassphrase } from './passphrase.ts'
import { readSealed, writeSealed } from './sealed-file.ts'

const PASSPHRASE = 'seven blue frames and a case'
const MB = 1024 * 1024
/** More than two frames, in chunks that do not fit them. */
const CONTENT = Buffer.from(Array.from({ length: 2 * MB + 5 }, (_, at) => (at * 7 + (at >> 8)) % 256))
let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'shop-sealed-'))
})
afterAll(() => rm(home, { recursive: true }))

async function* inChunks(size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < CONTENT.length; from += size) yield CONTENT.subarray(from, from + size)
}

const written = async (name: string, passphrase: string | null, size = 70_000) => {
  const file = join(home, name)
  await writeSealed(file, passphrase, inChunks(size))
  return file
}

const reason = (file: string, passphrase: string | null) =>
  buffer(readSealed(file, passphrase)).then(
    () => null,
    ({ message }: Error) => message,
  )

test.each([null, PASSPHRASE])('what was written is read, whatever the size of its chunks (%s)', async (passphrase) => {
  for (const size of [70_000, 3 * MB]) {
    const file = await written(`whole-${size}-${passphrase?.length}`, passphrase, size)
    expect((await buffer(readSealed(file, passphrase))).equals(CONTENT)).toBe(true)
    expect((await stat(file)).mode & 0o077).toBe(0)
  }
})

test('an encrypted file holds none of its content, and never twice the same bytes', async () => {
  const [one, other] = [await written('one', PASSPHRASE), await written('other', PASSPHRASE)]
  const [bytes, others] = [await readFile(one), await readFile(other)]
  expect(bytes.includes(CONTENT.subarray(1000, 1064))).toBe(false)
  expect(bytes.subarray(200).equals(others.subarray(200))).toBe(false)
  expect(await reason(one, null)).toContain('is encrypted')
  expect(await reason(one, 'another passphrase')).toContain('passphrase is wrong')
})

test.each([null, PASSPHRASE])('every kind of damage is found (%s)', async (passphrase) => {
  const bytes = await readFile(await written(`source-${passphrase?.length}`, passphrase))
  const start = bytes.indexOf('}') + 1
  const frame = 4 + MB + 16
  const swapped = [
    bytes.subarray(0, start),
    ...[1, 0].map((at) => bytes.subarray(start + at * frame).subarray(0, frame)),
  ]
  const flipped = (at: number) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
    return copy
  }
  const damaged = [
    ...[0, 18, 25, start + 2, start + 500, start + frame + 9, bytes.length - 1].map(flipped),
    ...[10, 18, start, start + frame, bytes.length - 20, bytes.length - 1].map((end) => bytes.subarray(0, end)),
    Buffer.concat([...swapped, bytes.subarray(start + 2 * frame)]),
    Buffer.concat([bytes, Buffer.from('x')]),
  ]
  const file = join(home, 'damaged')
  // Deriving a key takes long; the frames' numbers and the cut end matter most.
  const some = passphrase === null ? damaged : damaged.slice(-5)
  for (const [at, content] of some.entries()) {
    await writeFile(file, content)
    expect([at, await reason(file, passphrase)]).toEqual([at, expect.stringMatching(/damage|not a backup|cut off/)])
  }
})

test('a file that could not be finished does not exist', async () => {
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield CONTENT
    throw new Error('the disk is full')
  }
  await expect(writeSealed(join(home, 'unfinished'), null, failing())).rejects.toThrow('the disk is full')
  expect((await readdir(home)).filter((name) => name.startsWith('unfinished'))).toEqual([])
})

test('the last backup is noted, and older ones are deleted', async () => {
  const folder = await mkdtemp(join(home, 'kept-'))
  const names = ['2026-11-22T03', '2026-11-23T03', '2026-11-24T03'].map((time) => `shop-${time}-00-00Z.backup`)
  for (const name of [...names, 'other.txt']) await writeFile(join(folder, name), '')
  expect(await findLastBackup(folder)).toBeNull()
  const last = { file: names[2] ?? '', takenAt: '2026-11-24T03:00:00.000Z', bytes: 0 }
  await noteBackup(folder, last)
  await deleteOldBackups(folder, 2)
  expect(await findLastBackup(folder)).toEqual(last)
  expect((await readdir(folder)).sort()).toEqual(['last.json', 'other.txt', ...names.slice(1)])
})

test('a passphrase is read without the end of its line, and a short one is refused', async () => {
  const file = join(home, 'passphrase')
  await writeFile(file, `${PASSPHRASE}\n`)
  expect(await readPassphrase({ backupPassphraseFile: file })).toBe(PASSPHRASE)
  expect(await readPassphrase({ backupPassphraseFile: undefined })).toBeNull()
  await writeFile(file, 'short')
  await expect(readPassphrase({ backupPassphraseFile: file })).rejects.toThrow('16 characters')
  await expect(readPassphrase({ backupPassphraseFile: join(home, 'none') })).rejects.toThrow('cannot be read')
})
