import { useWords } from '../../client/site-context.tsx'
import type { AdjustmentStep } from '../../domain/fitting/manual-adjustment.ts'
import { Button } from '../../ui/button.tsx'

const ICON_PATHS: Record<AdjustmentStep, string> = {
  moveLeft: 'M10 3L5 8l5 5',
  moveRight: 'M6 3l5 5-5 5',
  moveUp: 'M3 10l5-5 5 5',
  moveDown: 'M3 6l5 5 5-5',
  smaller: 'M3 8h10',
  larger: 'M3 8h10M8 3v10',
  turnLeft: 'M3 3v4h4M3.500 7A5.200 5.200 0 1 1 4 11.500',
  turnRight: 'M13 3v4H9M12.500 7A5.200 5.200 0 1 0 12 11.500',
}
const STEPS = Object.keys(ICON_PATHS) as AdjustmentStep[]

interface AdjustmentControlsProps {
  hintId: string
  onStep: (step: AdjustmentStep) => void
  onReset: () => void
}

// Everything that a drag does must work without one (WCAG 2.5.7).
export function AdjustmentControls({ hintId, onStep, onReset }: AdjustmentControlsProps) {
  const { tryOn } = useWords()
  return (
    <details className="mx-auto mt-3 max-w-xl text-center text-small">
      <summary className="plain-link inline-flex min-h-11 items-center">{tryOn.adjust}</summary>
      <p id={hintId} className="mt-1 opacity-85">
        {tryOn.adjustKeys}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
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
              <path d={ICON_PATHS[step]} />
            </svg>
          </Button>
        ))}
        <Button look="bare" onClick={onReset} className="min-h-11 px-3">
          {tryOn.resetAdjustment}
        </Button>
      </div>
    </details>
  )
}
