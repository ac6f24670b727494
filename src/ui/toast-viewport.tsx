import * as Radix from 'radix-ui/toast'

export interface Toast {
  id: number
  title: string
  description?: string
  tone?: 'plain' | 'destructive'
  /** Where a toast leads, as a link. */
  action?: { label: string; href: string; onFollow: () => void }
  isOpen: boolean
}

export interface ToastWords {
  /** Names the region; `{hotkey}` becomes the key that moves the focus there. */
  region: string
  /** Announced before a toast's text by screen readers. */
  announced: string
  dismiss: string
}

export interface ToastViewportProps {
  toast: Toast
  words: ToastWords
  onOpenChange: (isOpen: boolean) => void
}

const TONES = {
  plain: 'border border-sea-line bg-sea-deep text-paper',
  destructive: 'bg-terracotta text-paper',
} as const

export function ToastViewport({ toast, words, onOpenChange }: ToastViewportProps) {
  return (
    <Radix.Provider label={words.announced} duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Radix.Root
        key={toast.id}
        ref={makeRoom}
        open={toast.isOpen}
        onOpenChange={onOpenChange}
        type={toast.tone === 'destructive' ? 'foreground' : 'background'}
        className={`toast on-sea flex items-start gap-4 rounded-edge p-4 sm:p-5 ${TONES[toast.tone ?? 'plain']}`}
      >
        <div className="grow">
          <Radix.Title className="text-body font-medium">{toast.title}</Radix.Title>
          {toast.description && (
            <Radix.Description className="mt-0.5 text-small opacity-90">{toast.description}</Radix.Description>
          )}
          {toast.action && <FollowLink {...toast.action} />}
        </div>
        <Radix.Close aria-label={words.dismiss} className="-m-2 grid size-10 shrink-0 place-items-center">
          <svg viewBox="0 0 16 16" className="size-3.5" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        hotkey={['F8']}
        label={words.region}
        className="fixed right-0 bottom-0 z-50 flex w-full flex-col p-2 sm:max-w-[420px] sm:p-4"
      />
    </Radix.Provider>
  )
}

const FollowLink = ({ label, href, onFollow }: NonNullable<Toast['action']>) => (
  <Radix.Action altText={label} asChild>
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onFollow()
      }}
      className="mt-1 inline-flex min-h-6 items-center text-small underline underline-offset-4"
    >
      {label}
    </a>
  </Radix.Action>
)

let scrolling = 0

/** Tells the page how high the toast is, so that small screens make room for it, and keeps what was pressed in view. */
function makeRoom(toast: HTMLElement | null): void {
  const { style } = document.documentElement
  cancelAnimationFrame(scrolling)
  style.removeProperty('--toast-room')
  if (toast === null) return
  style.setProperty('--toast-room', `${toast.parentElement?.offsetHeight ?? 0}px`)
  // A frame later: a button that was busy has its focus back then.
  scrolling = requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
}
