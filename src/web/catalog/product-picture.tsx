import type { ComponentProps } from 'react'
import { imageVariantOf, srcSetOf } from '../../domain/image-variants.ts'
import { Picture } from '../../ui/picture.tsx'

/** Up to here one width is enough for browsers without AVIF. */
const SMALL = 1000

interface ProductPictureProps extends Omit<ComponentProps<typeof Picture>, 'width' | 'height' | 'avif' | 'srcSet'> {
  sizes: string
  /** The width in pixels beyond which no screen sees a difference. */
  suffices?: number
}

/** A product's picture: the studio's images with all widths and formats, any other as it is. */
export function ProductPicture({ src, sizes, suffices = SMALL, ...others }: ProductPictureProps) {
  const print = imageVariantOf(src)
  if (print === null) return <Picture {...others} src={src} width={1200} height={900} />
  return (
    <Picture
      {...others}
      src={print.at(640)}
      avif={srcSetOf(print, 'avif', suffices)}
      sizes={sizes}
      {...(suffices > SMALL && { srcSet: srcSetOf(print, 'webp', suffices) })}
      width={print.width}
      height={print.height}
    />
  )
}
