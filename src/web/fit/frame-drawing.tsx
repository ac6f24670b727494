import { useWords } from '../../client/site-context.tsx'

const LENS = 'c40-16 150-16 176 2 10 46-10 130-82 132-70 2-106-74-94-134z'

/** Where the numbers stand: the front with lens and bridge, the temple with all three printed inside. */
export function FrameDrawing() {
  const { fit } = useWords()
  const number = 'figures fill-ink font-display text-[1.75rem]'
  const name = 'fill-ink-soft text-[1.0625rem] max-sm:text-[1.5rem]'
  return (
    <figure className="bg-white px-4 py-8 sm:px-10 sm:py-12">
      <svg viewBox="0 0 660 430" className="line-drawing mx-auto w-full max-w-2xl" role="img" aria-label={fit.drawing}>
        <g fill="none" strokeLinejoin="round" strokeLinecap="round">
          <g className="stroke-ink" strokeWidth="6">
            <path d={`M112 84${LENS}`} className="fill-sea/6" />
            <path d={`M112 84${LENS}`} transform="matrix(-1 0 0 1 660 0)" className="fill-sea/6" />
            <path d="M294 104c18-20 54-20 72 0M110 92l-22-8M550 92l22-8" />
            <path d="M88 330h430c44 0 62 26 82 62" strokeWidth="14" className="stroke-ink/15" />
          </g>
          <g className="stroke-brass" strokeWidth="1.500">
            <path d="M108 240v26M292 240v26M108 254h184" />
            <path d="M294 34v44M366 34v44M294 48h72" />
            <path d="M88 388v24M600 388v24M88 400h512" />
          </g>
        </g>
        <g textAnchor="middle">
          <text x="200" y="290" className={number}>
            {52}
          </text>
          <text x="330" y="28" className={number}>
            {18}
          </text>
          <text x="250" y="386" className={number}>
            {145}
          </text>
          <text x="200" y="168" className={name}>
            {fit.lens}
          </text>
          <text x="330" y="206" className={name}>
            {fit.bridge}
          </text>
          <text x="300" y="384" className={name} textAnchor="start">
            {fit.temple}
          </text>
          <text x="250" y="336" className="figures fill-ink text-[1.0625rem]">
            {'52 □ 18 – 145'}
          </text>
        </g>
      </svg>
    </figure>
  )
}
