import { useEffect, useState } from 'react'
import { type Photo, releasePhoto } from './photo.ts'

/** The photo in use; the last one is freed when another takes its place. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo | null>(null)
  useEffect(() => () => (photo ? releasePhoto(photo) : undefined), [photo])
  return [photo, setPhoto] as const
}
