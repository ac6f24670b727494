import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ShopError } from '../../contract/errors.ts'
import { IMAGE_RATIO } from '../../domain/image-variants.ts'
import { pictureMark, preparePicture } from './prepare-picture.ts'

const RED = { r: 200, g: 30, b: 30 }
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: RED } })
const codeOf = (picture: Buffer) =>
  preparePicture(picture).then(
    () => 'accepted',
    (error: unknown) => (error instanceof ShopError ? error.code : error),
  )

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s gets every size it has pixels for', async (format) => {
    const upload = await plain(1000, 625).toFormat(format).toBuffer()
    const { width, files, preview } = await preparePicture(upload)
    expect(width).toBe(1000)
    expect(files.map(({ name }) => name)).toEqual([
      'original.webp',
      ...[320, 640, 1000].flatMap((size) => [`photo-${size}.webp`, `photo-${size}.avif`]),
    ])
    expect(preview).toMatch(/^data:image\/webp;base64,/)
    for (const { name, body } of files.slice(1)) {
      const metadata = await sharp(body).metadata()
      expect(metadata.width / metadata.height, name).toBeCloseTo(IMAGE_RATIO, 1)
      expect(metadata.width).toBe(Number(/\d+/.exec(name)?.[0]))
    }
  })

  test('is stored upright and without what the camera wrote into it', async () => {
    const upload = await plain(500, 1000)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '35/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(upload).metadata()).exif).toBeDefined()
    const { width, files } = await preparePicture(upload)
    expect(width).toBe(1000)
    for (const { body } of files) {
      const metadata = await sharp(body).metadata()
      expect(metadata).not.toHaveProperty('exif')
      expect(metadata.orientation ?? 1).toBe(1)
    }
    // Turned by a quarter, it is twice as wide as high: red in the middle, white above.
    const pixels = await sharp(files.find(({ name }) => name === 'photo-640.webp')?.body)
      .raw()
      .toBuffer()
    expect([...pixels.subarray(320 * 3, 320 * 3 + 3)].every((value) => value > 245)).toBe(true)
    const middle = (200 * 640 + 5) * 3
    expect([...pixels.subarray(middle, middle + 3)].every((value) => value > 245)).toBe(false)
  })

  test('is drawn whole on white where it is transparent or has another ratio', async () => {
    const upload = await sharp({ create: { width: 900, height: 900, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    const { width, files } = await preparePicture(upload)
    expect(width).toBe(1000)
    const { dominant } = await sharp(files.at(-2)?.body).stats()
    expect(dominant.r + dominant.g + dominant.b).toBeGreaterThan(700)
  })

  test('has the same name for the same bytes only', async () => {
    const [one, other] = [await plain(640, 400).png().toBuffer(), await plain(641, 400).png().toBuffer()]
    expect(pictureMark(one)).toMatch(/^[0-9A-Za-z]{20}$/)
    expect(pictureMark(Buffer.from(one))).toBe(pictureMark(one))
    expect(pictureMark(other)).not.toBe(pictureMark(one))
  })
})

/** A PNG that claims a size and holds next to nothing. */
function hollowPng(width: number, height: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), body])
    const whole = Buffer.alloc(typed.length + 8)
    whole.writeUInt32BE(body.length)
    typed.copy(whole, 4)
    whole.writeUInt32BE(crc(typed), typed.length + 4)
    return whole
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', Buffer.of())])
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return (value ^ 0xffffffff) >>> 0
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><script>alert(1)</script></svg>'

describe('refused is', () => {
  test('a small file that claims huge dimensions', async () => {
    const bomb = hollowPng(60_000, 60_000)
    expect(bomb.length).toBeLessThan(5_000)
    expect(await codeOf(bomb)).toBe('picture_too_many_pixels')
  })

  test('a picture that claims more rows than it has', async () => {
    expect(await codeOf(hollowPng(4_000, 4_000))).toBe('picture_broken')
  })

  test.each([
    ['SVG', Buffer.from(SVG)],
    ['SVG behind white space and a declaration', Buffer.from(`\n<?xml version="1.0"?>\n${SVG}`)],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a program', Buffer.from('MZ\x90\x00\x03', 'latin1')],
    ['a RIFF file of another kind', Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1')],
    ['HEIC', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'latin1')],
    ['nothing', Buffer.of()],
  ])('%s', async (_name, upload) => {
    expect(await codeOf(upload)).toBe('picture_unknown')
  })

  test.each([
    ['PNG', Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(SVG)])],
    ['JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SVG)])],
    ['WebP', Buffer.from(`RIFF\xff\xff\x00\x00WEBP${SVG}`, 'latin1')],
    ['AVIF', Buffer.from(`\x00\x00\x00\x18ftypavif${SVG}`, 'latin1')],
  ])('a script that begins like a %s', async (_name, upload) => {
    expect(await codeOf(upload)).toBe('picture_broken')
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a truncated %s', async (format) => {
    const whole = await plain(900, 600).toFormat(format).toBuffer()
    expect(await codeOf(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('picture_broken')
  })

  test('an animated picture', async () => {
    const frames = Buffer.concat([Buffer.alloc(700 * 500 * 3, 40), Buffer.alloc(700 * 500 * 3, 200)])
    const raw = { width: 700, height: 1000, channels: 3, pageHeight: 500 } as const
    const animated = await sharp(frames, { raw })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect(await codeOf(animated)).toBe('picture_animated')
  })

  test('a picture too small for a product’s page', async () => {
    expect(await codeOf(await plain(399, 399).png().toBuffer())).toBe('picture_too_small')
    expect(await codeOf(await plain(400, 400).png().toBuffer())).toBe('accepted')
  })
})

test('what is hidden behind a picture is not stored with it', async () => {
  const upload = Buffer.concat([await plain(640, 400).jpeg().toBuffer(), Buffer.from(SVG)])
  const { files } = await preparePicture(upload)
  for (const { body } of files) expect(body.includes('alert(1)')).toBe(false)
})
