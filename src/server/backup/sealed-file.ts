import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { type FrameSeal, passphraseSeal, plainSeal, TAG_BYTES } from './frame-seal.ts'

/** A sealed file: MAGIC, a header, and frames of a length, a body and a tag; an empty frame is the last one. */
const MAGIC = Buffer.from('EYEWEAR-BACKUP-1')
const FRAME_BYTES = 1024 * 1024
const MAX_HEADER_BYTES = 4096
const SALT_BYTES = 16

const headerSchema = z.object({ salt: z.base64().nullable() })

/**
 * Writes a file in frames; it has its name only once it is complete and on the disk.
 *
 * @param passphrase null: not encrypted
 * @returns its size in bytes
 */
export async function writeSealed(
  file: string,
  passphrase: string | null,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const part = `${file}.part`
  const salt = passphrase === null ? null : randomBytes(SALT_BYTES)
  const header = Buffer.from(JSON.stringify({ salt: salt?.toString('base64') ?? null }))
  const seal = passphrase === null || salt === null ? plainSeal : await passphraseSeal(passphrase, salt)
  const out = await open(part, 'wx', 0o600)
  try {
    let bytes = await write(out, [MAGIC, sizeOf(header), header])
    let number = 0
    const add = async (frame: Uint8Array, isLast: boolean) => {
      const { body, tag } = seal.seal(frame, { number: number++, isLast, header })
      bytes += await write(out, [sizeOf(body), body, tag])
    }
    for await (const frame of framesOf(content)) await add(frame, false)
    await add(new Uint8Array(), true)
    await out.sync()
    await out.close()
    await rename(part, file)
    return bytes
  } catch (error) {
    await out.close().catch(() => {})
    await rm(part, { force: true })
    throw error
  }
}

type File = Awaited<ReturnType<typeof open>>

async function write(out: File, parts: readonly Uint8Array[]): Promise<number> {
  const all = Buffer.concat(parts)
  await out.writeFile(all)
  return all.length
}

function sizeOf(bytes: Uint8Array): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(bytes.length)
  return size
}

/** Frames of one size, whatever the sizes of the chunks; the last one may be shorter. */
async function* framesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  let length = 0
  for await (const chunk of content) {
    for (let from = 0; from < chunk.length; ) {
      const part = chunk.subarray(from, from + FRAME_BYTES - length)
      held.push(part)
      length += part.length
      from += part.length
      if (length < FRAME_BYTES) continue
      yield Buffer.concat(held)
      held = []
      length = 0
    }
  }
  if (length > 0) yield Buffer.concat(held)
}

/**
 * Reads the content of a sealed file. Read it to its end once before anything is done with it: damage may come last.
 *
 * @throws BackupError where it is no backup, damaged, cut off, or the passphrase is missing or wrong
 */
export async function* readSealed(file: string, passphrase: string | null): AsyncGenerator<Uint8Array> {
  const take = reader(file)
  const magic = await take(MAGIC.length)
  if (!magic?.equals(MAGIC)) throw new BackupError(`${file} is not a backup of the shop`)
  const header = await readHeader(file, take)
  const seal = await sealOf(file, passphrase, header)
  for (let number = 0; ; number++) {
    const length = (await take(4))?.readUInt32BE() ?? 0
    const isLast = length === 0
    const body = length > FRAME_BYTES ? null : await take(length)
    const tag = await take(TAG_BYTES)
    const frame = body && tag && seal.open(body, tag, { number, isLast, header })
    if (frame === null) throw new BackupError(problemOf(file, passphrase, number))
    if (isLast) break
    yield frame
  }
  if ((await take(1)) !== null) throw new BackupError(`${file} is damaged: something follows its end`)
}

function problemOf(file: string, passphrase: string | null, number: number): string {
  const isSealed = passphrase !== null && number === 0
  return isSealed
    ? `${file} does not open: the passphrase is wrong, or the file is damaged`
    : `${file} is damaged or cut off: use another copy of it, or an earlier backup`
}

type Take = (length: number) => Promise<Buffer | null>

async function readHeader(file: string, take: Take): Promise<Buffer> {
  const length = (await take(4))?.readUInt32BE() ?? 0
  const header = length > MAX_HEADER_BYTES ? null : await take(length)
  if (header === null) throw new BackupError(`${file} is damaged: its header cannot be read`)
  return header
}

async function sealOf(file: string, passphrase: string | null, header: Buffer): Promise<FrameSeal> {
  const { salt } = parseHeader(file, header)
  if (salt === null) return plainSeal
  if (passphrase === null)
    throw new BackupError(`${file} is encrypted: set BACKUP_PASSPHRASE_FILE to the file of its passphrase`)
  return passphraseSeal(passphrase, Buffer.from(salt, 'base64'))
}

function parseHeader(file: string, header: Buffer) {
  try {
    return headerSchema.parse(JSON.parse(header.toString()))
  } catch (error) {
    throw new BackupError(`${file} is damaged: its header cannot be read`, error)
  }
}

/** @returns reads the next bytes of a file; null where it ends before */
function reader(file: string): Take {
  const chunks: AsyncIterator<Buffer> = createReadStream(file)[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  return async (length) => {
    const parts = [held]
    let size = held.length
    while (size < length) {
      const next = await chunks.next()
      if (next.done) return null
      parts.push(next.value)
      size += next.value.length
    }
    const all = parts.length === 1 ? held : Buffer.concat(parts)
    held = all.subarray(length)
    return all.subarray(0, length)
  }
}
