import { type ComponentProps, type CSSProperties, useState } from 'react'

interface PictureProps extends Omit<ComponentProps<'img'>, 'alt'> {
  src: string
  alt: string
  width: number
  height: number
  /** For the first row of a page: loaded eagerly with high priority. */
  isEager?: boolean
  avif?: string
  /** A tiny preview as a data URI, shown blurred until the image is loaded. */
  preview?: string | null
}

/** An image with width and height, so that loading causes no layout shift; a missing one shows its alt text. */
export function Picture({
  isEager = false,
  alt,
  avif,
  preview,
  style,
  className = '',
  sizes,
  ...others
}: PictureProps) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) {
    return (
      <span className={`grid place-items-center p-4 text-center text-label text-ink-soft ${className}`}>{alt}</span>
    )
  }
  const picture = (
    <img
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      {...others}
      {...(others.srcSet && { sizes })}
      alt={alt}
      onError={() => setMissing(true)}
      className={className}
      style={{ ...previewStyle(preview, WITHIN), ...style }}
    />
  )
  if (avif === undefined) return picture
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {picture}
    </picture>
  )
}

/** A little smaller than the image that covers it, whose edges would show the preview's, which are not quite white. */
const WITHIN = '99%'

export const previewStyle = (
  preview: string | null | undefined,
  fit: typeof WITHIN | 'cover',
): CSSProperties | undefined =>
  preview ? { background: `url(${preview}) 50%/${fit} no-repeat content-box` } : undefined
