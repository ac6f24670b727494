import { useWords } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'

interface WornCaptionProps {
  headWidthMm: number
  /** Shows the frame on another head; `undefined` where there is one head only. */
  onAnother: (() => void) | undefined
}

/** Says how wide the head is that wears the frame, and changes it. */
export function WornCaption({ headWidthMm, onAnother }: WornCaptionProps) {
  const { worn } = useWords().productView
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:mt-3">
      <p role="status" className="figures text-small text-ink-soft">
        {fill(worn.caption, { width: headWidthMm })}
      </p>
      {onAnother && (
        <Button look="plain" onClick={onAnother} className="plain-link min-h-11 text-small noscript:hidden">
          {worn.another}
        </Button>
      )}
    </div>
  )
}
