import { type FormEvent, useRef, useState } from 'react'

/** Submits one at a time. */
export function useSending(send: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
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
