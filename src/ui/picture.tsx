import { type ComponentProps, useState } from 'react'

interface PictureProps extends Omit<ComponentProps<'img'>, 'alt'> {
  src: string
  alt: string
  width: number
  height: number
  /** The first row of a page: fetched at once and before others. */
  isEager?: boolean
}

/** A picture with its measures, so that nothing moves when it arrives; one that is missing leaves its words. */
export function Picture({ isEager = false, alt, className = '', ...others }: PictureProps) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) {
    return (
      <span className={`grid place-items-center p-4 text-center text-label text-ink-soft ${className}`}>{alt}</span>
    )
  }
  return (
    <img
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      {...others}
      alt={alt}
      onError={() => setMissing(true)}
      className={className}
    />
  )
}
