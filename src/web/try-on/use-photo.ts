import { useEffect, useState } from 'react'
import { forgetPhoto, type Photo } from './photo.ts'

/** The photo that is tried on; its memory is given back when another takes its place. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo | null>(null)
  useEffect(() => () => (photo ? forgetPhoto(photo) : undefined), [photo])
  return [photo, setPhoto] as const
}
