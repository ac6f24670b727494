import { type ComponentProps, type CSSProperties, useState } from 'react'

interface PictureProps extends Omit<ComponentProps<'img'>, 'alt'> {
  src: string
  alt: string
  width: number
  height: number
  /** The first row of a page: fetched at once and before others. */
  isEager?: boolean
  /** The same in AVIF, as a `srcset`, for browsers that read it. */
  avif?: string
  /** The same in few pixels, as a data URI: it stands there, blurred, until the picture arrives. */
  preview?: string | null
}

/** A picture with its measures, so that nothing moves when it arrives; one that is missing leaves its words. */
export function Picture({ isEager = false, alt, avif, preview, style, className = '', ...others }: PictureProps) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) {
    return (
      <span className={`grid place-items-center p-4 text-center text-label text-ink-soft ${className}`}>{alt}</span>
    )
  }
  const picture = (
    <img
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      {...others}
      alt={alt}
      onError={() => setMissing(true)}
      className={className}
      style={{ ...previewStyle(preview, 'contain'), ...style }}
    />
  )
  if (avif === undefined) return picture
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={others.sizes} />
      {picture}
    </picture>
  )
}

/** Few pixels, enlarged to where the picture will be: that blurs them. */
export const previewStyle = (
  preview: string | null | undefined,
  fit: 'contain' | 'cover',
): CSSProperties | undefined =>
  preview ? { background: `url(${preview}) 50%/${fit} no-repeat content-box` } : undefined
