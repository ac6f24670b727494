/** An upright picture of a face, of limited size. It never leaves the device. */
export interface Photo {
  url: string
  width: number
  height: number
  source: 'sample' | 'file' | 'camera'
}

export const SAMPLE_PHOTO: Photo = {
  url: '/pictures/sample-portrait.webp',
  width: 800,
  height: 800,
  source: 'sample',
}

const MAX_SIDE = 1280
const MIN_SIDE = 960
const MAX_ENLARGEMENT = 3
const MAX_BYTES = 20 * 1024 * 1024

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
 * Reads a photo from a file, rotated by its EXIF orientation and scaled to a moderate size.
 *
 * @throws PhotoError where the file is no picture, too large or unreadable
 */
export async function readPhoto(file: File): Promise<Photo> {
  if (!file.type.startsWith('image/') && !isHeic(file)) throw new PhotoError('imagesOnly')
  if (file.size > MAX_BYTES) throw new PhotoError('tooLarge')
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return await drawPhoto(image, image.naturalWidth, image.naturalHeight, 'file')
  } catch {
    throw new PhotoError(isHeic(file) ? 'heic' : 'unreadable')
  } finally {
    URL.revokeObjectURL(url)
  }
}

export function takePhoto(video: HTMLVideoElement): Promise<Photo> {
  return drawPhoto(video, video.videoWidth, video.videoHeight, 'camera')
}

async function drawPhoto(
  image: CanvasImageSource,
  width: number,
  height: number,
  source: 'file' | 'camera',
): Promise<Photo> {
  const longest = Math.max(width, height)
  const scale = Math.min(MAX_SIDE / longest, Math.max(1, MIN_SIDE / longest), MAX_ENLARGEMENT)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context || width === 0 || height === 0) throw new PhotoError('unreadable')
  if (source === 'camera') context.setTransform(-1, 0, 0, 1, canvas.width, 0)
  context.imageSmoothingQuality = 'high'
  // JPEG would turn transparency to black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) throw new PhotoError('unreadable')
  return { url: URL.createObjectURL(blob), width: canvas.width, height: canvas.height, source }
}

export function releasePhoto({ url }: Photo): void {
  if (url.startsWith('blob:')) URL.revokeObjectURL(url)
}
