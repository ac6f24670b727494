import type { ReactNode } from 'react'
import type { StoreFacts } from '../site/stores.ts'

const COLUMNS = [90, 190, 290, 390]

const SCENES: Record<string, ReactNode> = {
  // A lane of the old town, and the arch at its end.
  nicosia: (
    <>
      <path d="M0 0h480v320H0z" className="fill-paper" />
      <path d="M0 0h150v320H0zM330 0h150v320H330z" className="fill-hairline" />
      <path d="M150 0h22v276h-22zM308 0h22v276h-22z" className="fill-ink/12" />
      <path d="M172 276V142a68 68 0 0 1 136 0v134z" className="fill-sea/20" />
      <path d="M172 276V142a68 68 0 0 1 34-59v193z" className="fill-sea/20" />
      <path d="M36 84h70v104H36zM374 84h70v104h-70z" className="fill-sea/45" />
      <path d="M71 84v104M409 84v104M36 136h70M374 136h70" className="stroke-paper" strokeWidth="2" />
      <path d="M0 276h480v44H0z" className="fill-chalk" />
      <path d="M172 276h136l150 44H250z" className="fill-white/70" />
    </>
  ),
  // The promenade at noon: sea, a mole, the shadow of a palm.
  limassol: (
    <>
      <path d="M0 0h480v320H0z" className="fill-paper" />
      <circle cx="356" cy="74" r="30" className="fill-white" />
      <path d="M0 134h480v80H0z" className="fill-sea/30" />
      <path d="M0 158h480v56H0z" className="fill-sea/25" />
      <path d="M0 132h480v3H0z" className="fill-sea-deep/40" />
      <path d="M0 172h210l26 20H0z" className="fill-hairline" />
      <path d="M176 118h10v54h-10zM170 110h22v10h-22z" className="fill-ink/55" />
      <path d="M0 214h480v106H0z" className="fill-chalk" />
      <path d="M0 214h480v5H0z" className="fill-white/80" />
      <path
        d="M480 250 330 266M330 266q-34-22-76-12q38 2 76 12zM330 266q-44-4-78 22q40-14 78-22zM330 266q-12 18-8 40q6-22 8-40zM330 266q-6-22-34-34q18 16 34 34z"
        className="fill-ink/18 stroke-ink/18"
        strokeWidth="5"
      />
    </>
  ),
  // Columns before the sea in the evening.
  paphos: (
    <>
      <path d="M0 0h480v320H0z" className="fill-paper" />
      <circle cx="240" cy="176" r="52" className="fill-brass-light/60" />
      <path d="M0 186h480v70H0z" className="fill-sea/45" />
      <path d="M0 184h480v3H0z" className="fill-sea-deep/40" />
      <path d="M206 200h68M190 216h100M214 232h52" className="stroke-brass-light" strokeWidth="3" />
      <path d="M0 256h480v64H0z" className="fill-chalk" />
      {COLUMNS.map((x) => (
        <g key={x}>
          <path d={`M${x - 22} 60h44v12h-44zM${x - 22} 244h44v12h-44z`} className="fill-hairline" />
          <path d={`M${x - 16} 72h32v172h-32z`} className="fill-chalk" />
          <path d={`M${x - 16} 72h12v172h-12z`} className="fill-ink/15" />
          <path d={`M${x - 22} 256h44l${(x - 240) / 2.4} 64h-56z`} className="fill-ink/8" />
        </g>
      ))}
      <path d="M40 36h400v24H40z" className="fill-hairline" />
      <path d="M40 54h400v6H40z" className="fill-ink/12" />
    </>
  ),
}

/** A shop window, for a store without a drawing of its own. */
const ANY_PLACE = (
  <>
    <path d="M0 0h480v320H0z" className="fill-paper" />
    <path d="M70 60h340v206H70z" className="fill-hairline" />
    <path d="M86 112h196v138H86zM302 112h92v154h-92z" className="fill-sea/25" />
    <path d="M86 112h196l-60 138H86z" className="fill-white/50" />
    <path d="M60 60h360l16 40H44z" className="fill-sea/45" />
    <path d="M0 266h480v54H0z" className="fill-chalk" />
  </>
)

export function StoreDrawing({ store, label }: { store: Pick<StoreFacts, 'id'>; label: string }) {
  return (
    <svg viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" className="size-full" role="img" aria-label={label}>
      {SCENES[store.id] ?? ANY_PLACE}
    </svg>
  )
}
