/** How a copy of a picture differs from it. */
export interface Copy {
  rollDegrees?: number
  isMirrored?: boolean
  scale?: number
  brightness?: number
  /** At each edge, in shares of the picture. */
  cropped?: number
  /** The largest change of a value; 1 is white. */
  noise?: number
  noiseSeed?: number
  jpegQuality?: number
  /** Of the face within the picture, in pixels to the right and down, and as a factor. */
  shift?: readonly [number, number]
  zoom?: number
}

const MAX_SIDE = 1280

/** @returns the copy, scaled to at most 1280 px */
export async function createCopy(url: string, copy: Copy) {
  const { rollDegrees = 0, isMirrored = false, scale = 1, brightness = 1, cropped = 0, noise, jpegQuality } = copy
  const image = new Image()
  image.src = url
  await image.decode()
  const factor = Math.min(1, MAX_SIDE / Math.max(image.naturalWidth, image.naturalHeight)) * scale
  const [wide, high] = [Math.round(image.naturalWidth * factor), Math.round(image.naturalHeight * factor)]
  const left = 1 - 2 * cropped
  const canvas = new OffscreenCanvas(Math.round(wide * left), Math.round(high * left))
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.imageSmoothingQuality = 'high'
  context.filter = `brightness(${brightness})`
  const [right, down] = copy.shift ?? [0, 0]
  context.translate(canvas.width / 2 + right, canvas.height / 2 + down)
  context.rotate((rollDegrees * Math.PI) / 180)
  const zoom = copy.zoom ?? 1
  context.scale(isMirrored ? -zoom : zoom, zoom)
  context.drawImage(image, -wide / 2, -high / 2, wide, high)
  if (noise) addNoise(context, noise, copy.noiseSeed)
  if (!jpegQuality) return createImageBitmap(canvas)
  return createImageBitmap(await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality }))
}

function addNoise(context: OffscreenCanvasRenderingContext2D, amplitude: number, firstSeed = 1): void {
  const pixels = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  let seed = firstSeed
  for (let i = 0; i < pixels.data.length; i++) {
    if (i % 4 === 3) continue
    seed = (seed * 1103515245 + 12345) % 2147483648
    pixels.data[i] = (pixels.data[i] ?? 0) + (seed / 1073741824 - 1) * amplitude * 255
  }
  context.putImageData(pixels, 0, 0)
}
