import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callQuery } from '../../client/queries.ts'
import type { Editorial } from '../../contract/pictures.ts'
import { previewStyle } from '../../ui/picture.tsx'

export const editorialsQuery = callQuery('GET /api/editorials', {})

interface EditorialPictureProps {
  name: string
  /** The scene's own view for narrow screens. */
  phoneName?: string
  alt: string
  sizes: string
  isEager?: boolean
  className?: string
  children?: ReactNode
}

const srcSet = ({ base, widths }: Editorial, format: 'avif' | 'webp') =>
  widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')

export function EditorialPicture({ name, phoneName, alt, sizes, isEager, className, children }: EditorialPictureProps) {
  const { data } = useQuery(editorialsQuery)
  const scene = data?.find((one) => one.name === name)
  const onPhones = data?.find((one) => one.name === phoneName)
  if (scene === undefined) return children
  const sources = (['avif', 'webp'] as const).flatMap((format) => [
    ...(onPhones ? [{ key: `phone ${format}`, media: '(max-width: 40rem)', format, scene: onPhones }] : []),
    { key: format, media: undefined, format, scene },
  ])
  return (
    <picture>
      {sources.map(({ key, media, format, scene: shown }) => (
        <source key={key} type={`image/${format}`} media={media} srcSet={srcSet(shown, format)} sizes={sizes} />
      ))}
      <img
        src={`${scene.base}-${scene.widths[0]}.webp`}
        alt={alt}
        width={scene.width}
        height={scene.height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
        className={className}
        style={previewStyle(scene.preview, 'cover')}
      />
    </picture>
  )
}
