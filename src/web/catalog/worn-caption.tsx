import { useWords } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'

interface WornCaptionProps {
  headWidthMm: number
  /** Shows the frame on another head; `undefined` where there is one head only. */
  onAnother: (() => void) | undefined
}

/** Over the picture, so that nothing moves when it is swiped to: how wide the head is that wears the frame, and another one. */
export function WornCaption({ headWidthMm, onAnother }: WornCaptionProps) {
  const { worn } = useWords().productView
  return (
    <div className="absolute right-2 bottom-2 flex max-w-[calc(100%-4.5rem)] min-h-11 items-center gap-x-3 bg-white/85 px-3 text-small max-sm:text-label sm:right-3 sm:gap-x-5 sm:bottom-3 sm:px-4">
      <p role="status" className="figures text-ink">
        {fill(worn.caption, { width: headWidthMm })}
        <span className="max-sm:sr-only">{worn.scale}</span>
      </p>
      {onAnother && (
        <Button look="plain" onClick={onAnother} className="plain-link min-h-11 noscript:hidden">
          {worn.another}
        </Button>
      )}
    </div>
  )
}
