import { useAsyncAction } from '../../client/use-async-action.ts'
import { Button } from '../../ui/button.tsx'
import { useAdminWords } from './admin-words.tsx'
import { useConfirmed } from './confirmation.tsx'
import { ErrorBox } from './error-box.tsx'
import { useFailure } from './use-failure.ts'

interface ConfirmedStepProps {
  /** What follows from it. */
  text: string
  submit: string
  act: () => Promise<object>
  onDone: () => void
  onKeep: () => void
}

/** Content of a dialog: does what only somebody may do who says once more who they are, or leaves it. */
export function ConfirmedStep({ text, submit, act, onDone, onKeep }: ConfirmedStepProps) {
  const { frame } = useAdminWords()
  const confirmed = useConfirmed()
  const failure = useFailure()
  const acting = useAsyncAction(async () => {
    failure.clear()
    if (await confirmed(act)) onDone()
  }, failure.set)
  return (
    <>
      <p className="mb-6 max-w-md">{text}</p>
      <ErrorBox text={failure.text} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={acting.isBusy} onClick={acting.run}>
          {submit}
        </Button>
        <Button look="outline" onClick={onKeep}>
          {frame.cancel}
        </Button>
      </div>
    </>
  )
}
