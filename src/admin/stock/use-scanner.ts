import { useEffect, useRef } from 'react'
import { toGtin14 } from '../../domain/barcode.ts'
import { createScanReader } from './scan-keys.ts'

/**
 * Calls `onScan` for every code of a hand scanner, wherever the focus is; the field that has it keeps its value.
 * @param isCodeBox whether a field takes codes itself: what was begun there is completed there, however fast
 */
export function useScanner(onScan: (code: string) => void, isCodeBox: (field: HTMLInputElement) => boolean): void {
  const handler = useRef(onScan)
  handler.current = onScan
  const isOwn = useRef(isCodeBox)
  isOwn.current = isCodeBox
  useEffect(() => {
    const reader = createScanReader()
    let before: { field: HTMLInputElement; value: string } | null = null
    const onKey = (event: KeyboardEvent) => {
      const isBeginning = reader.isEmpty(event.timeStamp)
      if (isBeginning) before = event.target instanceof HTMLInputElement ? rememberValue(event.target) : null
      const code = reader.read(event)
      if (code === null) return
      const isContinued = before !== null && before.value !== '' && isOwn.current(before.field)
      if (isContinued && toGtin14(code) === null) return
      event.preventDefault()
      event.stopPropagation()
      if (before !== null) restore(before)
      handler.current(code)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
}

const rememberValue = (field: HTMLInputElement) => ({ field, value: field.value })

/** Through the prototype's setter, so that React hears of it. */
function restore({ field, value }: { field: HTMLInputElement; value: string }): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
