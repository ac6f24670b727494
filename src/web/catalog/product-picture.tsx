import type { ComponentProps } from 'react'
import { imageVariantOf, srcSetOf } from '../../domain/image-variants.ts'
import { Picture } from '../../ui/picture.tsx'

interface ProductPictureProps extends Omit<ComponentProps<typeof Picture>, 'width' | 'height' | 'avif' | 'srcSet'> {
  sizes: string
  /** The width in pixels beyond which no screen sees a difference. */
  suffices?: number
}

/** A product's picture: the studio's images with all widths and formats, any other as it is. */
export function ProductPicture({ src, sizes, suffices = 1000, ...others }: ProductPictureProps) {
  const print = imageVariantOf(src)
  if (print === null) return <Picture {...others} src={src} width={1200} height={900} />
  return (
    <Picture
      {...others}
      src={print.at(640)}
      srcSet={srcSetOf(print, 'webp', suffices)}
      avif={srcSetOf(print, 'avif', suffices)}
      sizes={sizes}
      width={print.width}
      height={print.height}
    />
  )
}
