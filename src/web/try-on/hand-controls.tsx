import { useWords } from '../../client/site-context.tsx'
import type { HandStep } from '../../domain/fitting/hand-adjustment.ts'
import { Button } from '../../ui/button.tsx'

const DRAWN: Record<HandStep, string> = {
  moveLeft: 'M10 3L5 8l5 5',
  moveRight: 'M6 3l5 5-5 5',
  moveUp: 'M3 10l5-5 5 5',
  moveDown: 'M3 6l5 5 5-5',
  smaller: 'M3 8h10',
  larger: 'M3 8h10M8 3v10',
  turnLeft: 'M3 3v4h4M3.500 7A5.200 5.200 0 1 1 4 11.500',
  turnRight: 'M13 3v4H9M12.500 7A5.200 5.200 0 1 0 12 11.500',
}
const STEPS = Object.keys(DRAWN) as HandStep[]

interface HandControlsProps {
  keysId: string
  onStep: (step: HandStep) => void
  onPutBack: () => void
}

/** Every adjustment as a button, for who does not drag. */
export function HandControls({ keysId, onStep, onPutBack }: HandControlsProps) {
  const { tryOn } = useWords()
  return (
    <details className="mx-auto mt-3 max-w-xl text-center text-small">
      <summary className="plain-link inline-flex min-h-11 items-center">{tryOn.adjust}</summary>
      <p id={keysId} className="mt-1 opacity-85">
        {tryOn.adjustKeys}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends */}
      <div role="group" aria-label={tryOn.adjust} className="mt-3 flex flex-wrap items-center justify-center gap-1">
        {STEPS.map((step) => (
          <Button
            key={step}
            look="plain"
            aria-label={tryOn[step]}
            title={tryOn[step]}
            onClick={() => onStep(step)}
            className="grid size-11 place-items-center rounded-edge border border-current/30"
          >
            <svg viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor" aria-hidden="true">
              <path d={DRAWN[step]} />
            </svg>
          </Button>
        ))}
        <Button look="bare" onClick={onPutBack} className="min-h-11 px-3">
          {tryOn.putBack}
        </Button>
      </div>
    </details>
  )
}
