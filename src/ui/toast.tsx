import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react'
import type { Toast, ToastWords } from './toast-viewport.tsx'

const ToastViewport = lazy(() => import('./toast-viewport.tsx').then((module) => ({ default: module.ToastViewport })))

/** A dismissed toast is forgotten after this long, so that its parting is never cut short. */
const REMOVE_AFTER_MS = 1_000_000

interface Toasts {
  show: (toast: Omit<Toast, 'id' | 'isOpen'>) => void
}

const ToastContext = createContext<Toasts | null>(null)

export function useToast(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToast must be used within a ToastProvider')
  return toasts
}

/** Holds at most one toast; a new one takes the place of the last. */
export function ToastProvider({ words, children }: { words: ToastWords; children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null)
  const [isMounted, setMounted] = useState(false)
  const toasts = useMemo<Toasts>(
    () => ({ show: (next) => setToast((last) => ({ ...next, id: (last?.id ?? 0) + 1, isOpen: true })) }),
    [],
  )

  useEffect(() => setMounted(true), [])
  useEffect(() => {
    if (!toast || toast.isOpen) return
    const timer = setTimeout(() => setToast(null), REMOVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [toast])

  return (
    <ToastContext value={toasts}>
      {children}
      {isMounted && (
        <Suspense>
          <ToastViewport
            toast={toast}
            words={words}
            onOpenChange={(isOpen) => setToast((current) => current && { ...current, isOpen })}
          />
        </Suspense>
      )}
    </ToastContext>
  )
}
