import { type FormEvent, type ReactNode, useState } from 'react'
import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Missing } from '../prescriptions/missing.tsx'

interface StepFormProps {
  /** What is still missing; empty where the step is complete. */
  missing: string
  back: string | null
  submit?: string
  isBusy?: boolean
  onDone: () => void
  children: ReactNode
}

/** A step of the flow: says what is missing when one goes on without it. */
export function StepForm({ missing, back, submit, isBusy = false, onDone, children }: StepFormProps) {
  const { lenses: words } = useWords()
  const [attempt, setAttempt] = useState(0)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (missing === '') onDone()
  }
  return (
    <form method="post" noValidate onSubmit={send}>
      {children}
      <Missing text={attempt > 0 ? missing : ''} attempt={attempt} />
      <div className="mt-10 flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {submit ?? words.next}
        </Button>
        {back !== null && (
          <LinkButton to={back} look="outline">
            {words.back}
          </LinkButton>
        )}
      </div>
    </form>
  )
}
