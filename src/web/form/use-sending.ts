import { type FormEvent, useEffect, useRef, useState } from 'react'

/** Submits one at a time; where the button lost the focus by being disabled meanwhile, it gets it back. */
export function useSending(send: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const submitter = useRef<HTMLElement | null>(null)

  useEffect(() => {
    if (isBusy) return
    if (document.activeElement === document.body) submitter.current?.focus()
    submitter.current = null
  }, [isBusy])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    submitter.current = (event.nativeEvent as SubmitEvent).submitter
    setBusy(true)
    try {
      await send()
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { isBusy, submit: (event: FormEvent) => void submit(event) }
}
