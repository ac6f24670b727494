import { useWords } from '../../client/site-context.tsx'
import type { ShownProduct } from '../../contract/catalog.ts'
import type { Dictionary } from '../../i18n/translate.ts'
import { fill } from '../../i18n/translate.ts'
import { SizeSigns } from './size-numbers.tsx'

type Row = [name: string, value: string | null | undefined | false]

function rowsOf(product: ShownProduct, words: Dictionary): Row[] {
  const { product: own, listing } = words
  const { material, color, shape, gender, frameType, lensColor, filterCategory, polarised } = product
  const filterCategories: Record<number, string> = words.filterCategories
  return [
    [own.brand, product.brand],
    [listing.color, color && words.colors[color]],
    [own.material, material && words.materials[material]],
    [listing.shape, shape && words.shapes[shape]],
    [listing.frameType, frameType && words.frameTypes[frameType]],
    [own.gender, gender && own.genders[gender]],
    [own.lensColor, lensColor && words.lensColors[lensColor]],
    [own.filterCategory, filterCategory !== null && filterCategories[filterCategory]],
    [own.uv, product.uv400 && own.uv400],
    [own.polarised, polarised !== null && (polarised ? own.yes : own.no)],
    [own.sku, product.sku],
  ]
}

export function ProductDetails({ product }: { product: ShownProduct }) {
  const words = useWords()
  const { product: own } = words
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <DetailList rows={rowsOf(product, words)} />
      <div className="space-y-12">
        {product.measurements && <Measures measurements={product.measurements} />}
        {product.maker && <Maker maker={product.maker} words={own} />}
      </div>
    </div>
  )
}

function DetailList({ rows }: { rows: Row[] }) {
  return (
    <dl className="border-t border-hairline text-small">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-b border-hairline py-3">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Measures({ measurements }: { measurements: NonNullable<ShownProduct['measurements']> }) {
  const { product } = useWords()
  const { lensWidthMm, lensHeightMm, bridgeMm, templeMm, frameWidthMm, weightG } = measurements
  const mm = (value: number) => fill(product.mm, { value })
  return (
    <section>
      <h2 className="text-title">{product.measurements}</h2>
      <p className="figures mt-3 mb-5 font-display text-heading" aria-hidden="true">
        <SizeSigns measurements={measurements} />
      </p>
      <DetailList
        rows={[
          [product.lensWidth, mm(lensWidthMm)],
          [product.lensHeight, mm(lensHeightMm)],
          [product.bridge, mm(bridgeMm)],
          [product.temple, mm(templeMm)],
          [product.frameWidth, mm(frameWidthMm)],
          [product.weight, fill(product.grams, { value: weightG })],
        ]}
      />
    </section>
  )
}

function Maker({ maker, words }: { maker: NonNullable<ShownProduct['maker']>; words: Dictionary['product'] }) {
  return (
    <section className="text-small">
      <h2 className="text-title">{words.maker}</h2>
      <address className="mt-3 leading-relaxed text-ink-soft not-italic">
        {maker.name}
        <br />
        {maker.postalAddress}
        <br />
        <a href={`mailto:${maker.email}`} className="plain-link">
          {maker.email}
        </a>
      </address>
      {maker.responsiblePerson && (
        <p className="mt-3 text-ink-soft">
          {words.responsiblePerson}
          <br />
          {maker.responsiblePerson}
        </p>
      )}
    </section>
  )
}
