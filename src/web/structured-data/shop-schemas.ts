import { href } from '../../contract/href.ts'
import { SHOP_NAME } from '../../domain/shop-facts.ts'
import { absoluteUrl, type PageFacts, type Schema } from './page-facts.ts'

export const shopId = (origin: string) => `${origin}/#shop`

export function shopSchema(page: PageFacts): Schema {
  const { origin, words } = page
  const { contact, socialLinks } = page.settings
  return {
    '@type': 'OnlineStore',
    '@id': shopId(origin),
    name: SHOP_NAME,
    url: absoluteUrl(page, href('home')),
    logo: `${origin}/icons/mark-512.png`,
    description: words.home.description,
    email: contact.email,
    telephone: contact.phone.replaceAll(' ', ''),
    address: { '@type': 'PostalAddress', addressCountry: 'CY' },
    sameAs: socialLinks.map(({ url }) => url),
    hasMerchantReturnPolicy: returnPolicy(page),
  }
}

export function siteSchema(page: PageFacts): Schema {
  const search = new URL(absoluteUrl(page, href('collections')))
  search.searchParams.set('q', '')
  return {
    '@type': 'WebSite',
    '@id': `${page.origin}/#site`,
    name: SHOP_NAME,
    url: absoluteUrl(page, href('home')),
    inLanguage: page.language,
    publisher: { '@id': shopId(page.origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search.href.replace('q=', 'q={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The return policy: the buyer pays for returns by post; in a store they are free. */
export function returnPolicy(page: PageFacts): Schema {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'CY',
    returnPolicyCountry: 'CY',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: page.settings.shipping.returnsDays,
    returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: absoluteUrl(page, href('shipping-returns')),
  }
}
