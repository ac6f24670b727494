const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-edge border px-7 py-3 text-center text-small font-medium transition-colors data-off:opacity-55'

const LOOKS = {
  solid: `${SHAPE} border-sea bg-sea text-paper not-data-off:hover:border-sea-deep not-data-off:hover:bg-sea-deep`,
  outline: `${SHAPE} border-ink/35 text-ink hover:border-ink hover:bg-chalk`,
  light: `${SHAPE} border-paper/50 text-paper hover:border-paper hover:bg-paper hover:text-sea-deep`,
  bare: 'inline-flex min-h-6 items-center gap-2 text-small underline decoration-hairline decoration-1 underline-offset-[0.35em] transition-colors hover:decoration-current data-off:opacity-55',
  plain: '',
} as const
export type ButtonLook = keyof typeof LOOKS

export const buttonClass = (look: ButtonLook = 'solid') => LOOKS[look]
