import { useRef, useState } from 'react'
import { useWords } from '../../../client/site-context.tsx'
import { Button } from '../../../ui/button.tsx'

/** Says that glasses are worn in the photo, and asks to take them off or to keep them. */
export function WornGlassesNote() {
  const { tryOn } = useWords()
  const [areKept, setKept] = useState(false)
  const text = useRef<HTMLParagraphElement>(null)
  const keep = () => {
    // The button goes, and the focus with it.
    text.current?.focus()
    setKept(true)
  }
  return (
    <div className="mt-2 text-center text-small">
      <p ref={text} tabIndex={-1} role="status">
        {areKept ? tryOn.glassesKept : tryOn.glassesNoticed}
      </p>
      {!areKept && (
        <Button look="bare" className="min-h-11" onClick={keep}>
          {tryOn.keepGlasses}
        </Button>
      )}
    </div>
  )
}
