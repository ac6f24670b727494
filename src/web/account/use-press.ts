import { useRef, useState } from 'react'
import { refusalWords } from '../../client/form/problems.ts'
import { useWords } from '../../client/site-context.tsx'
import { useToast } from '../../ui/toast.tsx'

/** A button's work: one press at a time, and a toast where it fails. */
export function usePress(work: () => Promise<unknown>, failed: string) {
  const words = useWords()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const isWorking = useRef(false)
  const press = async () => {
    if (isWorking.current) return
    isWorking.current = true
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast.show({ title: words.toast.error, description: refusalWords(words, error, failed), tone: 'destructive' })
    } finally {
      isWorking.current = false
      setBusy(false)
    }
  }
  return { isBusy, press: () => void press() }
}
