import { useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { PhotoField } from './photo-field.tsx'
import { uploadPaper } from './upload-paper.ts'

interface PaperUploadProps {
  paperId: string | null
  onStored: (paperId: string) => void
}

/** A photo is stored as soon as it is taken, so that nothing is lost on the way. */
export function PaperUpload({ paperId, onStored }: PaperUploadProps) {
  const { api, words } = useSite()
  const [photo, setPhoto] = useState<File | null>(null)
  const [failure, setFailure] = useState('')
  const storing = useAsyncAction(
    async (file: File) => {
      setFailure('')
      onStored(await uploadPaper(api, file))
    },
    (error) => setFailure(errorMessage(words, error, words.errors.unavailable)),
  )
  const take = (file: File | null) => {
    setPhoto(file)
    if (file !== null) storing.run(file)
  }
  return (
    <div aria-busy={storing.isBusy}>
      <PhotoField photo={photo} onChange={take} />
      <p role="status" className="mt-4 text-small text-sea">
        {paperId !== null && !storing.isBusy && failure === '' ? words.lenses.photoStored : ''}
      </p>
      {failure !== '' && (
        <p role="alert" className="mt-2 text-small text-terracotta">
          {failure}
        </p>
      )}
    </div>
  )
}
