import sharp, { type Sharp } from 'sharp'

/** A picture in memory: interleaved 8-bit channels. */
export interface Plate {
  width: number
  height: number
  channels: 3 | 4
  pixels: Buffer
}

export interface Negatives {
  /** The render on white; outside the rendered border it is empty and counts as white. */
  light: string
  /** White where something opaque stands. */
  mask: string
  /** What the floor's light is multiplied with; not there for pictures without a floor. */
  shadow: string | null
}

/** Lays the shadow under the product: it darkens the ground and what is seen through lenses, never the frame itself. */
export async function developed(negatives: Negatives): Promise<Plate> {
  const { data, info } = await sharp(negatives.light)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const plate: Plate = { width: info.width, height: info.height, channels: 3, pixels: data }
  if (!negatives.shadow) return plate
  const shadow = await sharp(negatives.shadow)
    .removeAlpha()
    .resize(info.width, info.height, { kernel: 'cubic' })
    .blur(2.6)
    .raw()
    .toBuffer()
  const mask = await coverage(negatives.mask)
  const out = Buffer.from(data)
  for (let p = 0; p < mask.length; p++) {
    const covered = mask[p] as number
    if (covered === 255) continue
    const fade = borderFade(p % info.width, Math.floor(p / info.width), info.width, info.height)
    for (let c = 0; c < 3; c++) {
      const ground = covered === 0 ? (data[p * 3 + c] as number) : groundBeside(plate, mask, p, c)
      const lost = (1 - groundWhite(shadow[p * 3 + c] as number)) * (1 - covered / 255) * ground * fade
      out[p * 3 + c] = Math.max(0, Math.round((data[p * 3 + c] as number) - lost))
    }
  }
  return { ...plate, pixels: out }
}

/** Shadows run out before the border, or a tile would show where the picture ends. */
function borderFade(x: number, y: number, width: number, height: number): number {
  const near = Math.min(x, y, width - 1 - x, height - 1 - y) / (width * 0.035)
  return near >= 1 ? 1 : near * near * (3 - 2 * near)
}

/** At an edge only the ground's share of the pixel is in shadow: the ground is read from the open pixels around. */
function groundBeside({ width, pixels }: Plate, mask: Buffer, p: number, c: number): number {
  let best = 0
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const q = p + dy * width + dx
      if (mask[q] === 0) best = Math.max(best, pixels[q * 3 + c] as number)
    }
  }
  return best
}

/** The open floor returns 1 but for noise: the last two per cent count as white, so the ground is #FFFFFF. */
const groundWhite = (value: number): number => Math.min(1, value / 250)

async function coverage(path: string): Promise<Buffer> {
  return sharp(path).flatten({ background: '#000' }).extractChannel(0).raw().toBuffer()
}

/** The front without its ground: identical on white, and tinted lenses are really see-through. */
export async function cutOut(plate: Plate, maskPath: string): Promise<Plate> {
  const mask = await coverage(maskPath)
  const pixels = Buffer.alloc(plate.width * plate.height * 4)
  for (let i = 0; i < plate.width * plate.height; i++) {
    const [r, g, b] = [plate.pixels[i * 3], plate.pixels[i * 3 + 1], plate.pixels[i * 3 + 2]] as [
      number,
      number,
      number,
    ]
    const alpha = Math.max((mask[i] as number) / 255, 1 - Math.min(r, g, b) / 255)
    const lift = (c: number): number =>
      alpha === 0 ? 255 : Math.max(0, Math.min(255, (c - 255 * (1 - alpha)) / alpha))
    pixels.set([lift(r), lift(g), lift(b), alpha * 255].map(Math.round), i * 4)
  }
  return { ...plate, channels: 4, pixels }
}

export interface Print {
  width: number
  height: number
}

/** Prints a plate at the given widths as AVIF and WebP: `<base>-<width>.avif`. */
export async function print(plate: Plate, base: string, widths: readonly number[]): Promise<Print[]> {
  const { width, height, channels, pixels } = plate
  const sizes: Print[] = []
  for (const to of widths.filter((w) => w <= width)) {
    const small = () => sharp(pixels, { raw: { width, height, channels } }).resize(to, null, { kernel: 'lanczos3' })
    const clean = channels === 3 ? await whitened(small()) : small()
    await clean
      .clone()
      .avif({ quality: channels === 4 ? 58 : 60, effort: 4, chromaSubsampling: '4:4:4' })
      .toFile(`${base}-${to}.avif`)
    await clean.clone().webp({ quality: 82, effort: 4 }).toFile(`${base}-${to}.webp`)
    sizes.push({ width: to, height: Math.round((height * to) / width) })
  }
  return sizes
}

/** Lanczos rings a little at edges: what is nearly white beside white stays white. */
async function whitened(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i++) if ((data[i] as number) >= 253) data[i] = 255
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}
