import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../../client/site-context.tsx'
import { FRAME_CLASSES, type FrameClass } from '../../domain/fit.ts'
import { HEAD_OF_CLASS, HEAD_WIDTHS_MM } from '../../domain/fitting/limestone-heads.ts'
import { fill } from '../../i18n/translate.ts'
import { EditorialPicture, editorialsQuery } from '../site/editorial-picture.tsx'

const pictureOf = (frameClass: FrameClass) => `head-${frameClass}`

/** Whether there are pictures of all widths. */
export function useFacePictures(): boolean {
  const { data } = useQuery(editorialsQuery)
  return FRAME_CLASSES.every((one) => data?.some(({ name }) => name === pictureOf(one)))
}

interface FacePictureProps {
  frameClass: FrameClass
  /** In a link that names the width itself. */
  isDecorative?: boolean
  children: ReactNode
}

/** A head that wears a frame of its own width. */
export function FacePicture({ frameClass, isDecorative = false, children }: FacePictureProps) {
  const { faces } = useWords().fit
  const width = HEAD_WIDTHS_MM[HEAD_OF_CLASS[frameClass]]
  return (
    <>
      <EditorialPicture
        name={pictureOf(frameClass)}
        alt={isDecorative ? '' : fill(faces[frameClass], { width })}
        sizes="(min-width: 64rem) 16rem, 33vw"
        className="aspect-square w-full object-cover"
      />
      <span className="mt-2 block text-small max-sm:text-label">{children}</span>
      <span className="figures block text-small text-ink-soft max-sm:text-label">{fill(faces.caption, { width })}</span>
    </>
  )
}

/** A narrow, a medium and a wide face, each with its frame. */
export function FaceWidths() {
  const { fit } = useWords()
  if (!useFacePictures()) return null
  return (
    <figure>
      <ul className="grid grid-cols-3 gap-2 sm:gap-4">
        {FRAME_CLASSES.map((frameClass) => (
          <li key={frameClass}>
            <FacePicture frameClass={frameClass}>{fit.classes[frameClass]}</FacePicture>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-small text-ink-soft">{fit.faces.text}</figcaption>
    </figure>
  )
}
