import { useEffect, useRef } from 'react'
import { createScanReader } from './scan-keys.ts'

/** Calls `onScan` for every code of a hand scanner, wherever the focus is; the field that has it keeps its value. */
export function useScanner(onScan: (code: string) => void): void {
  const handler = useRef(onScan)
  handler.current = onScan
  useEffect(() => {
    const reader = createScanReader()
    let before: { field: HTMLInputElement; value: string } | null = null
    const onKey = (event: KeyboardEvent) => {
      const isBeginning = reader.isEmpty(event.timeStamp)
      if (isBeginning) before = event.target instanceof HTMLInputElement ? rememberValue(event.target) : null
      const code = reader.read(event)
      if (code === null) return
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
