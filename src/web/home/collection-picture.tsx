import type { ReactNode } from 'react'

const LENS = {
  sunglasses: 'M6 14c24-8 56-8 76 0 2 24-12 56-40 56C18 70 4 42 6 14z',
  'optical-frames': 'M44 4a38 38 0 1 0 .02 0z',
  'sport-eyewear': 'M-8 16h90c0 26-12 44-44 44-24 0-38-18-46-44z',
} as const

const SCENES: Record<keyof typeof LENS, ReactNode> = {
  sunglasses: (
    <>
      <path d="M0 0h400v300H0z" className="fill-sea/20" />
      <circle cx="284" cy="150" r="74" className="fill-white" />
      <path d="M0 230h400v70H0z" className="fill-sea/45" />
      <path d="M0 228h400v4H0z" className="fill-sea-deep/40" />
      <path d="M0 300h400v200H0z" className="fill-chalk" />
      <path d="M0 300h400v6H0z" className="fill-white/70" />
      <path d="M60 306 400 446V306z" className="fill-ink/6" />
    </>
  ),
  'optical-frames': (
    <>
      <path d="M0 0h400v500H0z" className="fill-hairline" />
      <path d="M96 392V182a104 104 0 0 1 208 0v210z" className="fill-paper" />
      <path d="M128 392V190a88 88 0 0 1 176-30v232z" className="fill-white" />
      <path d="M96 392V182a104 104 0 0 1 32-75v285z" className="fill-ink/12" />
      <path d="M0 392h400v108H0z" className="fill-chalk" />
      <path d="M304 392 400 470v-78zM96 392l110 108H0v-60z" className="fill-ink/6" />
    </>
  ),
  'sport-eyewear': (
    <>
      <path d="M0 0h400v500H0z" className="fill-paper" />
      <path d="M0 330 128 168l70 84 62-66 140 150v164H0z" className="fill-sea/25" />
      <path d="M0 376 150 262l250 120v118H0z" className="fill-sea/45" />
      <path d="M0 420q200-64 400 6v74H0z" className="fill-chalk" />
      <circle cx="82" cy="92" r="30" className="fill-brass-light/60" />
    </>
  ),
}

/** A drawing per collection, chosen by slug; the round frame in the niche stands in for any other. */
export function CollectionPicture({ slug }: { slug: string }) {
  const kind = Object.hasOwn(SCENES, slug) ? (slug as keyof typeof SCENES) : 'optical-frames'
  return (
    <svg
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
      className="size-full transition-transform duration-700 group-hover:scale-[1.02]"
      aria-hidden="true"
    >
      {SCENES[kind]}
      <g transform="translate(200 318)" className="stroke-ink" fill="none" strokeWidth="7" strokeLinejoin="round">
        <g className={kind === 'optical-frames' ? 'fill-white/50' : 'fill-ink/75'}>
          <path d={LENS[kind]} transform="translate(10 0)" />
          <path d={LENS[kind]} transform="translate(-10 0) scale(-1 1)" />
        </g>
        {kind !== 'sport-eyewear' && <path d="M-16 26q16-14 32 0" />}
      </g>
    </svg>
  )
}
