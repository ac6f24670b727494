import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import { SHARE_PICTURE, sharePicture } from '../../domain/share-picture.ts'
import { SHOP_NAME } from '../../domain/shop-facts.ts'
import { LANGUAGE_CODES, LANGUAGE_TABLE } from '../../i18n/languages.ts'
import { useParams } from '../navigation/view.ts'
import { useStorefront } from './storefront-context.tsx'

interface ShareCardProps {
  title: string
  description: string
  address: string
}

export function ShareCard({ title, description, address }: ShareCardProps) {
  const { language } = useSite()
  const { origin } = useStorefront()
  const { slug } = useParams()
  const read = callQuery('GET /api/products/{slug}', { params: { slug: slug ?? '' } })
  const product = useQuery({ ...read, enabled: false }).data
  const picture = origin + sharePicture(language, product?.slug)
  const tags = {
    'og:type': product ? 'product' : 'website',
    'og:site_name': SHOP_NAME,
    'og:locale': LANGUAGE_TABLE[language].openGraph,
    'og:locale:alternate': LANGUAGE_CODES.filter((code) => code !== language).map(
      (code) => LANGUAGE_TABLE[code].openGraph,
    ),
    'og:url': address,
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:width': SHARE_PICTURE.width,
    'og:image:height': SHARE_PICTURE.height,
    'og:image:alt': title,
    ...(product && {
      'product:price:amount': (product.discountPrice ?? product.price).toFixed(2),
      'product:price:currency': 'EUR',
      'product:availability': product.stock > 0 ? 'in stock' : 'out of stock',
      'product:brand': product.brand,
    }),
  }
  return (
    <>
      <meta name="robots" content="max-image-preview:large" />
      <meta name="twitter:card" content="summary_large_image" />
      {Object.entries(tags).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
    </>
  )
}
