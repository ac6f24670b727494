import type { Product } from '../../contract/catalog.ts'

/** Where each frame lies on the stone: size and place. */
const PLACES = [
  'inset-x-0 mx-auto w-[min(34rem,84vw)] bottom-[6.25rem]',
  'w-[min(21rem,27vw)] left-[5%] bottom-[8.5rem] max-sm:hidden',
  'w-[min(21rem,27vw)] right-[5%] bottom-[8.5rem] max-sm:hidden',
] as const

/** A still life of light, sea and limestone with the shop's own frames on it, until photographs take its place. */
export function StoneStill({ products, label }: { products: readonly Product[]; label: string }) {
  return (
    <div role="img" aria-label={label} className="absolute inset-0">
      <svg viewBox="0 0 1440 400" preserveAspectRatio="xMidYMax slice" className="size-full" aria-hidden="true">
        <rect width="1440" height="400" className="fill-paper" />
        <path d="M0 96h1440v58H0z" className="fill-sea/25" />
        <path d="M0 110h1440v44H0z" className="fill-sea/20" />
        <path d="M0 152h1440v3H0z" className="fill-sea/40" />
        <circle cx="1090" cy="66" r="34" className="fill-white" />
        <path d="M0 0h250v400H0zM1250 0h190v400h-190z" className="fill-hairline" />
        <path d="M250 0h26v400h-26zM1224 0h26v400h-26z" className="fill-ink/15" />
        <path d="M0 236h1440v164H0z" className="fill-chalk" />
        <path d="M0 236h1440v5H0z" className="fill-white/70" />
        <path d="M276 241 940 400H276zM0 290l420 110H0z" className="fill-ink/6" />
        <path d="M1224 241 700 400h740V241z" className="fill-white/35" />
        <path
          d="M40 300q220-12 460 4M620 352q200-14 430-2M880 286q190-8 420 6M120 372q130 8 330-3"
          className="fill-none stroke-hairline"
          strokeWidth="2"
        />
      </svg>
      {products.slice(0, PLACES.length).map((product, index) => (
        <div key={product.id} aria-hidden="true" className={`absolute ${PLACES[index]}`}>
          <div className="absolute inset-x-[10%] -bottom-[2%] h-[12%] -skew-x-[28deg] rounded-round bg-ink/25 blur-md" />
          {product.images[0] && (
            <img
              src={product.images[0]}
              alt=""
              width={1200}
              height={900}
              fetchPriority={index === 0 ? 'high' : 'auto'}
              className="multiplied relative aspect-[5/2] w-full object-cover"
            />
          )}
        </div>
      ))}
    </div>
  )
}
