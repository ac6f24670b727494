import sharp, { type Sharp } from 'sharp'

/** Interleaved 8-bit channels. */
export interface RasterImage {
  width: number
  height: number
  channels: 3 | 4
  pixels: Buffer
}

export interface RenderLayers {
  /** PNG of the product on white; transparent outside the rendered border, which counts as white. */
  color: string
  /** PNG, white where the product is opaque. */
  mask: string
  /** PNG of the factor by which the shadow dims the floor; `null` for views without a floor. */
  shadow: string | null
}

/** Multiplies the shadow into the background, also where it is seen through lenses, but never into the frame itself. */
export async function compositeShadow(layers: RenderLayers): Promise<RasterImage> {
  const { data, info } = await sharp(layers.color)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image: RasterImage = { width: info.width, height: info.height, channels: 3, pixels: data }
  if (!layers.shadow) return image
  const shadow = await sharp(layers.shadow)
    .removeAlpha()
    .resize(info.width, info.height, { kernel: 'cubic' })
    .blur(2.6)
    .raw()
    .toBuffer()
  const mask = await coverage(layers.mask)
  return { ...image, pixels: dimmed(image, mask, shadow) }
}

/** At an edge the frame covers a share of the pixel. Shares and losses of light add up only in linear values. */
function dimmed(image: RasterImage, mask: Buffer, shadow: Buffer): Buffer {
  const { width, height, pixels } = image
  const out = Buffer.from(pixels)
  for (let p = 0; p < mask.length; p++) {
    const open = 1 - linear(mask[p] as number)
    if (open <= 0) continue
    const fade = borderFade(p % width, Math.floor(p / width), width, height)
    for (let c = 0; c < 3; c++) {
      const value = pixels[p * 3 + c] as number
      const kept = 1 - (1 - shadowFactor(shadow[p * 3 + c] as number)) * fade
      const background = open === 1 || kept === 1 ? value : backgroundNear(image, mask, p, c)
      const loss = (linear(background) - linear(background * kept)) * open
      out[p * 3 + c] = loss === 0 ? value : encoded(linear(value) - loss)
    }
  }
  return out
}

/** Light from 0 to 1 of an sRGB value, and back. */
const linear = (value: number): number => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const encoded = (light: number): number =>
  Math.max(0, Math.round(light <= 0.0031308 ? light * 3294.6 : (1.055 * light ** (1 / 2.4) - 0.055) * 255))

/** Fades shadows out before the border, or a product tile would show the image's edge. */
function borderFade(x: number, y: number, width: number, height: number): number {
  const near = Math.min(x, y, width - 1 - x, height - 1 - y) / (width * 0.035)
  return near >= 1 ? 1 : near * near * (3 - 2 * near)
}

/** At an edge only the background's share of the pixel is in shadow: the background's value comes from uncovered neighbours. */
function backgroundNear({ width, pixels }: RasterImage, mask: Buffer, p: number, c: number): number {
  let best = 0
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const q = p + dy * width + dx
      if (mask[q] === 0) best = Math.max(best, pixels[q * 3 + c] as number)
    }
  }
  return best
}

/** The open floor is 1 except for noise: values from 250 count as 1, so that the background is exactly #FFFFFF. */
const shadowFactor = (value: number): number => Math.min(1, value / 250)

async function coverage(path: string): Promise<Buffer> {
  return sharp(path).flatten({ background: '#000' }).extractChannel(0).raw().toBuffer()
}

/** Removes the white background. On white the result looks the same; tinted lenses become transparent. */
export async function cutOut(image: RasterImage, maskPath: string): Promise<RasterImage> {
  const mask = await coverage(maskPath)
  const pixels = Buffer.alloc(image.width * image.height * 4)
  for (let i = 0; i < image.width * image.height; i++) {
    const [r, g, b] = [image.pixels[i * 3], image.pixels[i * 3 + 1], image.pixels[i * 3 + 2]] as [
      number,
      number,
      number,
    ]
    const alpha = Math.max((mask[i] as number) / 255, 1 - Math.min(r, g, b) / 255)
    const lift = (c: number): number =>
      alpha === 0 ? 255 : Math.max(0, Math.min(255, (c - 255 * (1 - alpha)) / alpha))
    pixels.set([lift(r), lift(g), lift(b), alpha * 255].map(Math.round), i * 4)
  }
  return { ...image, channels: 4, pixels }
}

export interface ImageSize {
  width: number
  height: number
}

/** Writes `<base>-<width>.avif` and `.webp` for each of the widths that does not exceed the image's own. */
export async function exportVariants(
  image: RasterImage,
  base: string,
  widths: readonly number[],
): Promise<ImageSize[]> {
  const { width, height, channels, pixels } = image
  const sizes: ImageSize[] = []
  for (const to of widths.filter((w) => w <= width)) {
    const resized = () => sharp(pixels, { raw: { width, height, channels } }).resize(to, null, { kernel: 'lanczos3' })
    const cleaned = channels === 3 ? await clampNearWhite(resized()) : resized()
    await cleaned
      .clone()
      .avif({ quality: channels === 4 ? 58 : 60, effort: 4, chromaSubsampling: '4:4:4' })
      .toFile(`${base}-${to}.avif`)
    await cleaned.clone().webp({ quality: 82, effort: 4 }).toFile(`${base}-${to}.webp`)
    sizes.push({ width: to, height: Math.round((height * to) / width) })
  }
  return sizes
}

/** Lanczos rings at edges: values from 253 become 255. */
async function clampNearWhite(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i++) if ((data[i] as number) >= 253) data[i] = 255
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}
