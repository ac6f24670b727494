import { useEffect, useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import { buttonClass } from '../../ui/button-class.ts'

interface PhotoFieldProps {
  photo: File | null
  onChange: (photo: File | null) => void
}

/** A photo of the paper, from the camera or the files, with a preview. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const { lensQuestion: words } = useWords()
  const preview = usePreview(photo)
  return (
    <div className="space-y-4">
      <p className="font-medium" id="paper-photo-label">
        {words.photo}
      </p>
      <label className={`${buttonClass('outline')} cursor-pointer focus-within:outline-2`}>
        <input
          type="file"
          accept="image/*"
          aria-labelledby="paper-photo-label"
          className="sr-only"
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
        />
        {photo === null ? words.choosePhoto : words.otherPhoto}
      </label>
      {preview !== null && <img src={preview} alt={words.preview} className="max-h-80 border border-line" />}
    </div>
  )
}

function usePreview(photo: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (photo === null) return setUrl(null)
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return url
}
