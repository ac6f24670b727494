import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { Category } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { lookUp } from '../../domain/look-up.ts'
import { HOME_COLLECTIONS } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { LandingLinks } from '../catalog/landing-links.tsx'
import { EditorialPicture } from '../site/editorial-picture.tsx'
import { CollectionPicture } from './collection-picture.tsx'

const SCENES: Record<string, string> = {
  sunglasses: 'category-sunglasses',
  'optical-frames': 'category-optical',
  'sport-eyewear': 'category-sport',
  kids: 'category-kids',
  accessories: 'category-accessories',
}

export function Collections({ categories }: { categories: readonly Category[] }) {
  const { words, language } = useSite()
  const { home } = words
  return (
    <section className="shell py-section">
      <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h2 className="text-heading">{home.collections}</h2>
        <p className="text-ink-soft">{home.collectionsText}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-3">
        {categories.slice(0, HOME_COLLECTIONS).map((category) => (
          <li key={category.id} className="group relative">
            <div className="aspect-[4/5] overflow-hidden bg-chalk max-sm:aspect-[4/3]">
              <EditorialPicture
                name={lookUp(SCENES, category.slug) ?? ''}
                alt=""
                sizes="(min-width: 40rem) 32vw, 100vw"
                className="size-full object-cover transition-transform duration-700 group-hover:scale-[1.02]"
              >
                <CollectionPicture slug={category.slug} />
              </EditorialPicture>
            </div>
            <h3 className="mt-5 text-title">
              <Link
                to={href('category', { category: category.slug })}
                aria-label={fill(home.exploreCollection, { name: localized(category, 'name', language) })}
                className="after:absolute after:inset-0 group-hover:text-sea"
              >
                {localized(category, 'name', language)}
              </Link>
            </h3>
            <p className="mt-1.5 max-w-prose text-small text-ink-soft">
              {localized(category, 'description', language)}
            </p>
          </li>
        ))}
      </ul>
      <div className="pt-12">
        <LandingLinks />
      </div>
    </section>
  )
}
