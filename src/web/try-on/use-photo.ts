import { useEffect, useState } from 'react'
import { type Photo, releasePhoto } from './photo.ts'

export function usePhoto() {
  const [photo, setPhoto] = useState<Photo | null>(null)
  useEffect(() => () => (photo ? releasePhoto(photo) : undefined), [photo])
  return [photo, setPhoto] as const
}
