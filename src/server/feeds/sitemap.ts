import { href } from '../../contract/href.ts'
import { listIndexedPaths } from '../../contract/screens.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../domain/shop-facts.ts'
import { createRouter } from '../http/router.ts'
import { LANDINGS } from '../landings/landings.ts'
import type { Shop } from '../shop.ts'
import { escapeXml } from './xml.ts'

interface Place {
  path: string
  pictures: readonly string[]
}

/** A file may list 50,000 URLs (sitemaps.org); each place has one per language. */
const MOST_PLACES = Math.floor(50_000 / Object.keys(LANGUAGES).length)
const SPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/**
 * `/robots.txt` and `/sitemap.xml`, with every URL in both languages and the product images. A catalogue too large for
 * one file is split into parts, and `/sitemap.xml` becomes their index.
 */
export function sitemapRoutes(shop: Shop, mostPlaces = MOST_PLACES) {
  const origin = shop.config.publicOrigin
  let parts: Place[][] | undefined
  shop.catalogue.onChange(() => {
    parts = undefined
  })

  function readParts(): Place[][] {
    const places = [
      ...listIndexedPaths().map((path) => ({ path, pictures: [] })),
      ...shop.catalogue
        .listCategories()
        .map(({ slug }) => ({ path: href('category', { category: slug }), pictures: [] })),
      ...LANDINGS.map(({ slug }) => ({ path: href('landing', { landing: slug }), pictures: [] })),
      ...shop.catalogue
        .listProducts({})
        .products.map(({ slug, images }) => ({ path: href('product', { slug }), pictures: images })),
    ]
    const count = Math.ceil(places.length / mostPlaces)
    return Array.from({ length: count }, (_, part) => places.slice(part * mostPlaces, (part + 1) * mostPlaces))
  }

  const partOf = (number: number) => {
    parts ??= readParts()
    return parts[number]
  }

  return createRouter()
    .get('/robots.txt', (c) =>
      c.text(
        // Unindexed screens send `noindex`, which crawlers see only if they may fetch them.
        ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'),
      ),
    )
    .get('/sitemap.xml', (c) => {
      const first = partOf(0) ?? []
      c.header('Content-Type', 'application/xml; charset=utf-8')
      return c.body(partOf(1) ? listOfParts(origin, parts?.length ?? 0) : sitemap(origin, first))
    })
    .get('/sitemaps/:file{[1-9][0-9]{0,5}\\.xml}', (c, next) => {
      const part = partOf(Number.parseInt(c.req.param('file'), 10) - 1)
      if (part === undefined) return next()
      c.header('Content-Type', 'application/xml; charset=utf-8')
      return c.body(sitemap(origin, part))
    })
}

function listOfParts(origin: string, count: number): string {
  const parts = Array.from(
    { length: count },
    (_, part) => `<sitemap><loc>${origin}/sitemaps/${part + 1}.xml</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join('\n')}
</sitemapindex>
`
}

function sitemap(origin: string, places: readonly Place[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${SPACES}>
${places.flatMap((place) => urlsOf(origin, place)).join('\n')}
</urlset>
`
}

/** A place in each language, with its alternates and images. */
function urlsOf(origin: string, { path, pictures }: Place): string[] {
  const codes = Object.keys(LANGUAGES)
  const addressIn = (code: string) => escapeXml(`${origin}${path}${code === DEFAULT_LANGUAGE ? '' : `?lang=${code}`}`)
  const others = [...codes, 'x-default'].map((code) => {
    const address = addressIn(code === 'x-default' ? DEFAULT_LANGUAGE : code)
    return `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`
  })
  const images = pictures.map((picture) => {
    const address = escapeXml(new URL(picture, origin).href)
    return `<image:image><image:loc>${address}</image:loc></image:image>`
  })
  return codes.map((code) => `<url><loc>${addressIn(code)}</loc>${others.join('')}${images.join('')}</url>`)
}
