import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react'
import type { Toast, ToastViewportProps, ToastWords } from './toast-viewport.tsx'

const ToastViewport = lazy(() =>
  import('./toast-viewport.tsx').then(
    (module) => ({ default: module.ToastViewport }),
    // A toast about a lost connection must work offline.
    () => ({ default: PlainToast }),
  ),
)

const PlainToast = ({ toast, words, onOpenChange }: ToastViewportProps) =>
  toast.isOpen ? (
    <div role="alert" className="on-sea fixed right-4 bottom-4 z-50 flex gap-4 bg-sea-deep p-5 text-paper">
      {toast.title}
      <button type="button" aria-label={words.dismiss} onClick={() => onOpenChange(false)}>
        ×
      </button>
    </div>
  ) : null

/** A dismissed toast is removed after this long, so that its exit animation is never cut short. */
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

export function ToastProvider({ words, children }: { words: ToastWords; children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null)
  const toasts = useMemo<Toasts>(
    () => ({ show: (next) => setToast((last) => ({ ...next, id: (last?.id ?? 0) + 1, isOpen: true })) }),
    [],
  )

  useEffect(() => {
    if (!toast || toast.isOpen) return
    const timer = setTimeout(() => setToast(null), REMOVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [toast])

  return (
    <ToastContext value={toasts}>
      {children}
      {toast && (
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
