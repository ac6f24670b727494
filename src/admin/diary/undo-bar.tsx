import { Button } from '../../ui/button.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { DoneMove } from './use-moves.ts'

interface UndoBarProps {
  move: DoneMove | null
  onUndo: () => void
  onClose: () => void
}

/** Says what was moved until the next move: nobody has to be quick. */
export function UndoBar({ move, onUndo, onClose }: UndoBarProps) {
  const { diary: words } = useAdminWords()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4 print:hidden"
    >
      {move && (
        <div className="on-sea pointer-events-auto flex max-w-xl flex-wrap items-center gap-x-5 gap-y-1 rounded-edge bg-sea-deep py-2 pr-2 pl-5 text-small text-paper shadow-lifted">
          <p className="figures grow basis-60">{move.text}</p>
          {move.before.time !== null && (
            <Button look="bare" className="min-h-11" onClick={onUndo}>
              {words.undo}
            </Button>
          )}
          <button
            type="button"
            aria-label={words.dismiss}
            onClick={onClose}
            className="grid size-11 place-items-center"
          >
            <svg viewBox="0 0 16 16" className="size-3.5" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="M2 2l12 12M14 2L2 14" />
            </svg>
          </button>
        </div>
      )}
    </div>
  )
}
