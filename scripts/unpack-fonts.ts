import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { ROOT } from './run-steps.ts'

/**
 * Converts the display font from WOFF to TrueType, which the server renders text with, into assets/fonts. A WOFF is a
 * TrueType file whose tables are deflated one by one (W3C, WOFF 1.0, sections 3 to 5).
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  const power = 2 ** Math.floor(Math.log2(count))
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * power, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE(16 * (count - power), 10)
  const tables: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(44 + 20 * index, 64 + 20 * index)
    const [from, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const bytes = woff.subarray(from, from + packed)
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    ;(packed < length ? inflateSync(bytes) : bytes).copy(table)
    const at = 12 + 16 * index
    entry.copy(head, at, 0, 4)
    entry.copy(head, at + 4, 16, 20)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(length, at + 12)
    tables.push(table)
    offset += table.length
  }
  return Buffer.concat([head, ...tables])
}

const folder = join(ROOT, 'assets/fonts')
mkdirSync(folder, { recursive: true })
for (const script of ['latin', 'greek']) {
  const woff = readFileSync(join(ROOT, `node_modules/@fontsource/gfs-didot/files/gfs-didot-${script}-400-normal.woff`))
  writeFileSync(join(folder, `gfs-didot-${script}.ttf`), unpackWoff(woff))
}
