import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  isOpen: boolean
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  look?: keyof typeof LOOKS
}

const LOOKS = {
  box: 'm-auto w-[min(56rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-edge p-6 sm:p-10',
  narrow: 'm-auto w-[min(36rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-edge p-6 sm:p-8',
  sheet: 'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(26rem,100vw)] max-w-none p-6',
  screen: 'm-0 h-dvh max-h-none w-screen max-w-none p-4 sm:p-6',
  top: 'mx-0 mt-0 mb-auto max-h-dvh w-screen max-w-none px-gutter pt-6 pb-10 sm:pt-8 sm:pb-14',
} as const

/** A modal with the native `<dialog>`: it traps the focus, closes on Escape and makes the page behind inert. */
export function Dialog({ isOpen, title, closeLabel, onClose, children, look = 'box' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Closed before its element goes, so that the focus returns to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen) return
    element?.showModal()
    return () => element?.close()
  }, [isOpen])

  const cancel = (event: SyntheticEvent) => {
    // The choice of a file is cancelled by an event of the same name.
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicking the backdrop is an addition to Escape and the button
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // Escape closes by the state, as the button does: whatever is pressed next finds the dialog closed.
      onCancel={cancel}
      onClose={() => isOpen && dialog.current?.open === false && onClose()}
      onClick={(event) => event.target === dialog.current && isOutside(event, dialog.current) && onClose()}
      className={`overflow-y-auto overscroll-contain bg-paper text-ink ${LOOKS[look]}`}
    >
      <div className="mb-6 flex items-start justify-between gap-6">
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={closeLabel}
          className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center"
        >
          <svg viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </button>
      </div>
      {isOpen && children}
    </dialog>
  )
}

function isOutside({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): boolean {
  const box = element.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
