import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { preferredLanguage } from '../../domain/preferred-language.ts'
import {
  CURRENCIES,
  type CurrencyCode,
  DEFAULT_CURRENCY,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from '../../domain/shop-facts.ts'

/** The headers that a page depends on, by their names in Node. */
export type PageHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>

export interface PageRequest {
  language: Language
  currency: CurrencyCode
  bannerDismissed: boolean
  /** Path and known query in fixed order; `null` means the not-found page. */
  path: string | null
  /** Whether the URL itself sets the language, so that the cookie should follow. */
  namesLanguage: boolean
  isMalformed: boolean
}

const ORIGIN = 'http://shop'
const MOST_ADDRESSES = 10_000
const LONGEST_ADDRESS = 2_000
const LANGUAGE_COOKIE = /(?:^|;\s*)language=([^;]*)/
const CURRENCY_COOKIE = /(?:^|;\s*)currency=([^;]*)/
const BANNER_COOKIE = /(?:^|;\s*)announcement=closed(?:;|$)/

/**
 * Reads what a page depends on from a request: the URL, three cookies and `Accept-Language`. Parsed URLs are cached,
 * since most requests are for the same few.
 * @param pageKey reduces a URL to path and known query
 */
export function createPageRequestReader(pageKey: (url: URL) => string | null) {
  const parsed = new LRUCache<string, Pick<PageRequest, 'path' | 'isMalformed'> & { lang: string | null }>({
    max: MOST_ADDRESSES,
  })

  function parse(address: string) {
    const url = parseAddress(address)
    const isMalformed = url !== null && !isDecodable(url.pathname)
    const result = {
      path: url && !isMalformed ? pageKey(url) : null,
      lang: url?.searchParams.get('lang') ?? null,
      isMalformed,
    }
    if (address.length <= LONGEST_ADDRESS) parsed.set(address, result)
    return result
  }

  /** @param address path and query as requested */
  return (address: string, { cookie: cookies, 'accept-language': accepted }: PageHeaders): PageRequest => {
    const { path, lang, isMalformed } = parsed.get(address) ?? parse(address)
    const named = knownLanguage(lang)
    return {
      language: named ?? chosenLanguage(cookies) ?? preferredLanguage(accepted) ?? DEFAULT_LANGUAGE,
      currency: knownCurrency(cookies && CURRENCY_COOKIE.exec(cookies)?.[1]) ?? DEFAULT_CURRENCY,
      bannerDismissed: cookies !== undefined && BANNER_COOKIE.test(cookies),
      path,
      namesLanguage: named !== undefined,
      isMalformed,
    }
  }
}

/** Double slashes and backslashes start another host's name, in some URLs not only at the start. */
function parseAddress(address: string): URL | null {
  const url = URL.parse(address, ORIGIN)
  return url === null || url.origin !== ORIGIN || url.pathname.startsWith('//') ? null : url
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const chosenLanguage = (cookies: string | undefined) => knownLanguage(cookies && LANGUAGE_COOKIE.exec(cookies)?.[1])

/** `?lang=` comes first, since such a URL can be shared and crawled; most crawlers send no `Accept-Language`. */
function knownLanguage(code: string | null | undefined): Language | undefined {
  return code != null && Object.hasOwn(LANGUAGES, code) ? (code as Language) : undefined
}

function knownCurrency(code: string | undefined): CurrencyCode | undefined {
  return code !== undefined && Object.hasOwn(CURRENCIES, code) ? (code as CurrencyCode) : undefined
}
