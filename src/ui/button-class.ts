const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-edge border px-7 py-3 text-center text-small font-medium transition-colors disabled:opacity-55'

const LOOKS = {
  solid: `${SHAPE} border-sea bg-sea text-paper enabled:hover:border-sea-deep enabled:hover:bg-sea-deep [a&]:hover:border-sea-deep [a&]:hover:bg-sea-deep`,
  outline: `${SHAPE} border-ink/35 text-ink hover:border-ink hover:bg-chalk`,
  light: `${SHAPE} border-paper/50 text-paper hover:border-paper hover:bg-paper hover:text-sea-deep`,
  bare: 'inline-flex min-h-6 items-center gap-2 text-small underline decoration-hairline decoration-1 underline-offset-[0.35em] transition-colors hover:decoration-current disabled:opacity-55',
} as const
export type ButtonLook = keyof typeof LOOKS

/** The classes of a button, for links that look like one. */
export const buttonClass = (look: ButtonLook = 'solid') => LOOKS[look]
