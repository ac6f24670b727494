import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const SIDE = 600
const HUGE = 60_000

/** Pictures that are right, wrong, too large, or something else as well; by what they are. */
export async function pictureFiles(): Promise<Record<string, Uint8Array>> {
  const plain = () => sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: 'tan' } })
  const [jpeg, png, webp, avif, gif, tiff] = await Promise.all([
    plain().jpeg().toBuffer(),
    plain().png().toBuffer(),
    plain().webp().toBuffer(),
    plain().avif({ effort: 0 }).toBuffer(),
    plain().gif().toBuffer(),
    plain().tiff().toBuffer(),
  ])
  const script = Buffer.from('<script>alert(1)</script>')
  return {
    ...{ jpeg, png, webp, avif, gif, tiff },
    'a huge PNG in few bytes': pngOf(HUGE, HUGE, deflateSync(Buffer.alloc(1_000_000))),
    'a PNG of the largest size': pngOf(2 ** 31 - 1, 2 ** 31 - 1, deflateSync(Buffer.alloc(10))),
    'a PNG without pixels': pngOf(0, 0, Buffer.alloc(0)),
    'a PNG of zeros packed': pngOf(SIDE, SIDE, deflateSync(Buffer.alloc(30_000_000))),
    'a JPEG that is a page too': Buffer.concat([jpeg, script]),
    'a GIF that is a script too': Buffer.concat([
      Buffer.from('GIF89a/*'),
      gif.subarray(8),
      Buffer.from('*/=1;alert(1)'),
    ]),
    'an animated GIF': await animated(),
    SVG: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
    ),
    'an SVG that reads a file': Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><text>&x;</text></svg>',
    ),
    'an SVG of entities': Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1_000)}">${entities()}]><svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><text>&e9;</text></svg>`,
    ),
    PDF: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    page: Buffer.from(`<!doctype html>${script}`),
    ZIP: Buffer.from('504b0304140000000800', 'hex'),
    nothing: Buffer.alloc(0),
    zeros: Buffer.alloc(100_000),
  }
}

const entities = () =>
  Array.from({ length: 10 }, (_, at) => `<!ENTITY e${at} "${`&${at === 0 ? 'a' : `e${at - 1}`};`.repeat(10)}">`).join(
    '',
  )

async function animated(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp([await frame('tan'), await frame('navy')], { join: { animated: true } })
    .gif()
    .toBuffer()
}

/** A PNG that says it has a size, whatever its pixels. */
function pngOf(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, bytes: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), bytes])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}
