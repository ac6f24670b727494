import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib'

export type Compression = 'br' | 'zstd' | 'gzip'
export type Encoding = Compression | 'identity'
/** `quickly` is a sixth larger than `well`, for a quarter of the CPU; `fairly` is 3 % larger, with Zstandard 15 %. */
export type Effort = 'quickly' | 'fairly' | 'well'

export const SMALLEST_FIRST = ['br', 'zstd', 'gzip'] as const
export const QUICKEST_FIRST = ['zstd', 'br', 'gzip'] as const

/** Of Brotli, as a power of two. With the next larger one, quality 5 takes a quarter more CPU, and 9 ten times as much. */
const WINDOW = 16

/** Levels of each encoder. */
const LEVELS = {
  quickly: { br: 2, zstd: 3, gzip: 1 },
  fairly: { br: 5, zstd: 4, gzip: 6 },
  well: { br: 9, zstd: 6, gzip: 6 },
} satisfies Record<Effort, Record<Compression, number>>

const brotliOf = (effort: Effort) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].br, [constants.BROTLI_PARAM_LGWIN]: WINDOW },
})

/** On this thread: to hand 100 KB to another one and back would cost half of it again. */
export function compress(bytes: Buffer, encoding: Compression, effort: Effort): Buffer {
  const level = LEVELS[effort][encoding]
  if (encoding === 'br') return brotliCompressSync(bytes, brotliOf(effort))
  if (encoding === 'gzip') return gzipSync(bytes, { level })
  // Told the size, the encoder takes no more memory than that needs.
  const params = { [constants.ZSTD_c_compressionLevel]: level }
  return zstdCompressSync(bytes, { params, pledgedSrcSize: bytes.length })
}

/** As small as it is kept, on another thread. */
export const compressAside = (bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br'
    ? promisify(brotliCompress)(bytes, brotliOf('well'))
    : promisify(gzip)(bytes, { level: LEVELS.well.gzip })

const DECODERS = { br: promisify(brotliDecompress), zstd: promisify(zstdDecompress), gzip: promisify(gunzip) }

export const decompress = (bytes: Buffer, encoding: Compression): Promise<Buffer> => DECODERS[encoding](bytes)

/** A client may name an encoding and refuse it by `q=0`. */
const accepting = (encoding: Compression) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`)
const ACCEPTED = { br: accepting('br'), zstd: accepting('zstd'), gzip: accepting('gzip') }

/**
 * @param accepted the header `Accept-Encoding`
 * @param order the first of these that the client accepts is chosen
 */
export const chooseEncoding = <Available extends Compression>(
  accepted: string | undefined,
  order: readonly Available[],
): Available | 'identity' => (accepted && order.find((one) => ACCEPTED[one].test(accepted))) || 'identity'
