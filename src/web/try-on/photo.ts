/** A picture of a face, upright and of moderate size. It never leaves the device. */
export interface Photo {
  address: string
  width: number
  height: number
  source: 'sample' | 'file' | 'camera'
}

/** Drawn for the shop; no real person. */
export const SAMPLE_PHOTO: Photo = {
  address: '/pictures/sample-portrait.svg',
  width: 800,
  height: 800,
  source: 'sample',
}

const LONGEST_SIDE = 1280
/** A smaller photo is drawn larger, at most so many times: over few pixels a frame's rims would be ragged. */
const DRAWN_SIDE = 960
const LARGEST_SCALE = 3
const LARGEST_BYTES = 20 * 1024 * 1024

export type PhotoProblem = 'imagesOnly' | 'tooLarge' | 'heic' | 'unreadable'

export class PhotoError extends Error {
  readonly problem: PhotoProblem

  constructor(problem: PhotoProblem) {
    super(problem)
    this.problem = problem
  }
}

const isHeic = ({ type, name }: File) => /hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/**
 * Opens a photo from the device: turned as its EXIF says, made smaller where it is large and larger where it is small.
 *
 * @throws PhotoError where it is no picture, too large, or cannot be opened
 */
export async function readPhoto(file: File): Promise<Photo> {
  if (!file.type.startsWith('image/') && !isHeic(file)) throw new PhotoError('imagesOnly')
  if (file.size > LARGEST_BYTES) throw new PhotoError('tooLarge')
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return await drawn(image, image.naturalWidth, image.naturalHeight, 'file')
  } catch {
    throw new PhotoError(isHeic(file) ? 'heic' : 'unreadable')
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The picture a camera shows at this moment, mirrored as the shopper saw it. */
export function takePhoto(video: HTMLVideoElement): Promise<Photo> {
  return drawn(video, video.videoWidth, video.videoHeight, 'camera')
}

async function drawn(
  from: CanvasImageSource,
  width: number,
  height: number,
  source: 'file' | 'camera',
): Promise<Photo> {
  const longest = Math.max(width, height)
  const scale = Math.min(LONGEST_SIDE / longest, Math.max(1, DRAWN_SIDE / longest), LARGEST_SCALE)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context || width === 0 || height === 0) throw new PhotoError('unreadable')
  if (source === 'camera') context.setTransform(-1, 0, 0, 1, canvas.width, 0)
  context.imageSmoothingQuality = 'high'
  // Photos may be transparent, and JPEG turns that to black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(from, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) throw new PhotoError('unreadable')
  return { address: URL.createObjectURL(blob), width: canvas.width, height: canvas.height, source }
}

/** Gives back the memory of a photo that is no longer shown. */
export function forgetPhoto({ address }: Photo): void {
  if (address.startsWith('blob:')) URL.revokeObjectURL(address)
}
