import { useWords } from '../../client/site-context.tsx'
import { Button } from '../../ui/button.tsx'
import { forgetFace, useTryOnMemory } from './try-on-memory.ts'

/** Says what the visit keeps of the shopper, and forgets it on request. Nothing is said of the sample portrait. */
export function PhotoMemory({ onForgotten }: { onForgotten: () => void }) {
  const { tryOn } = useWords()
  const { photo, usesCamera } = useTryOnMemory()
  const isOwn = photo !== null && photo.source !== 'sample'
  if (!isOwn && !usesCamera) return null
  return (
    <p className="mx-auto mt-4 max-w-prose text-center text-small">
      {isOwn ? tryOn.photoKept : tryOn.cameraKept}{' '}
      <Button
        look="bare"
        className="min-h-11"
        onClick={() => {
          forgetFace()
          onForgotten()
        }}
      >
        {isOwn ? tryOn.forgetPhoto : tryOn.forgetCamera}
      </Button>
    </p>
  )
}
