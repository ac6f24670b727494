import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { Button } from '../../ui/button.tsx'
import { BOX, Field } from '../../ui/field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { PinPad } from './pin-pad.tsx'

const SHORTEST = 4
const LONGEST = 8

export function PinForm({ onPin }: { onPin: (pin: string) => Promise<unknown> }) {
  const { pin: words } = useAdminWords()
  const { problems } = useWords()
  const [pin, setPin] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const failure = useFailure()
  useEffect(() => box.current?.focus(), [])

  const write = (typed: string) => {
    setTooShort(false)
    setPin(typed.replace(/\D/g, '').slice(0, LONGEST))
  }
  const sending = useAsyncAction(
    async () => {
      failure.clear()
      await onPin(pin)
    },
    (error) => {
      failure.set(error)
      setPin('')
      box.current?.focus()
    },
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (pin.length >= SHORTEST) return sending.run()
    setTooShort(true)
    box.current?.focus()
  }
  return (
    <form onSubmit={onSubmit} noValidate aria-label={words.label} className="max-w-xs space-y-5">
      <ErrorBox text={failure.text} />
      <Field label={words.label} error={isTooShort ? problems.pin_digits : undefined}>
        {(wiring) => (
          <input
            {...wiring}
            ref={box}
            type="password"
            // The digits below are the keyboard of a tablet.
            inputMode="none"
            autoComplete="off"
            value={pin}
            onChange={(event) => write(event.target.value)}
            className={`${BOX} text-center text-title tracking-[0.4em]`}
            required
          />
        )}
      </Field>
      <PinPad onDigit={(digit) => write(pin + digit)} onErase={() => write(pin.slice(0, -1))} />
      <Button type="submit" isBusy={sending.isBusy} className="w-full">
        {words.submit}
      </Button>
    </form>
  )
}
