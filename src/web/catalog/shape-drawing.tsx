import type { Shape } from '../../domain/eyewear.ts'

/** One lens of each shape, its inner edge at x = 2; drawn twice, mirrored. */
const LENSES: Record<Shape, string> = {
  round: 'M21 2a16 16 0 1 0 .01 0z',
  panto: 'M4 8C10 2 34 2 39 8c3 8-4 26-18 26S1 16 4 8z',
  square: 'M5 4h32a3 3 0 0 1 3 3v20a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V7a3 3 0 0 1 2-3z',
  rectangle: 'M4 9h34a3 3 0 0 1 3 3v11a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V12a3 3 0 0 1 2-3z',
  trapezoid: 'M3 7h38l-3 19a5 5 0 0 1-5 4H10a5 5 0 0 1-5-4z',
  'cat-eye': 'M3 13C14 10 30 9 43 2c0 13-3 27-20 28C10 31 3 25 3 13z',
  butterfly: 'M4 13C14 8 32 3 43 3c2 14-3 31-17 31C14 34 5 25 4 13z',
  aviator: 'M3 7c12-4 28-4 38 0 1 12-6 28-20 28C9 35 2 21 3 7z',
  hexagonal: 'M12 4h18l10 15-10 15H12L2 19z',
  oval: 'M21 8c13 0 19 5 19 11s-6 11-19 11S2 25 2 19 8 8 21 8z',
  browline: 'M2 6h40v6H2zM4 12c0 14 6 20 18 20s18-8 18-20',
  shield: 'M-4 7h46c0 14-6 24-22 24-12 0-20-5-24-11z',
}

export const isShape = (value: string): value is Shape => Object.hasOwn(LENSES, value)

export function ShapeDrawing({ shape, className = 'w-9' }: { shape: Shape; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 38"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d={LENSES[shape]} transform="translate(53 0)" />
      <path d={LENSES[shape]} transform="translate(47 0) scale(-1 1)" />
      {shape !== 'shield' && <path d="M44 14q6-6 12 0" />}
    </svg>
  )
}
