import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { createClient } from '../../contract/client.ts'
import { ShopError } from '../../contract/errors.ts'
import { matchScreen } from '../../contract/match-screen.ts'
import { screenNamed } from '../../contract/screens.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { KeptHtml, pageAssets, pageKey, renderPage } from '../../web/entry-server.tsx'
import type { CatalogueAnswers } from '../catalog/catalogue-answers.ts'
import type { Env } from '../http/env.ts'
import { type AnswerCache, compressAgain, sendStored, toStoredAnswer } from '../http/stored-answers.ts'
import { findVainQuery } from '../searches/find-vain-query.ts'
import { siteSettings } from '../settings/site-settings.ts'
import type { Shop } from '../shop.ts'
import { createPageCache, type StoredPage } from './page-cache.ts'
import { createPageRequestReader, type PageRequest } from './page-request.ts'
import { isPrivatePage, PRIVATE_PAGE_HEADERS } from './private-pages.ts'

export interface Storefront {
  renderPage: typeof renderPage
  pageKey: typeof pageKey
  pageAssets: typeof pageAssets
  manifest: Parameters<typeof pageAssets>[0]
}

type PageAssets = ReturnType<Storefront['pageAssets']>

export interface Pages extends AnswerCache {
  answer(c: Context<Env>): Promise<Response>
}

type FetchInternal = (path: string, init: RequestInit) => Promise<Response> | Response

/** Longer URLs are rendered but not cached, so that made-up queries cannot fill the cache. */
const LONGEST_KEY = 300
const YEAR_SECONDS = 31_536_000
const NOT_FOUND = '/not-found'

/**
 * Answers GET requests for pages. A render depends on its cache key alone (language, currency, announcement, path and
 * known query), so no visitor's data can be cached for another.
 * @param fetchInternal calls the shop's own API in process, without a session
 * @param answers what the API answers without being called
 */
export function createPages(
  shop: Shop,
  storefront: Storefront,
  fetchInternal: FetchInternal,
  answers: Pick<CatalogueAnswers, 'read'>,
): Pages {
  const cache = createPageCache()
  const stats = { hits: 0, misses: 0 }
  const read = createPageRequestReader(storefront.pageKey)
  let kept = nothingKept()
  const forget = () => {
    cache.clear()
    kept = nothingKept()
  }
  shop.catalogue.onChange(forget)
  shop.settings.onChange(forget)

  /** The same for all addresses of a screen. */
  const assetsByPage = new Map<string, PageAssets>()
  function assetsOf(pathname: string, language: Language): PageAssets {
    const key = `${matchScreen(pathname).name} ${language}`
    const known = assetsByPage.get(key)
    if (known !== undefined) return known
    const assets = storefront.pageAssets(storefront.manifest, pathname, language)
    assetsByPage.set(key, assets)
    return assets
  }

  /** A request for a page that sets nothing; `undefined` for others. */
  function readPlain(address: string, headers: IncomingHttpHeaders): PageRequest | undefined {
    if (!address.startsWith('/') || address.startsWith('/assets/')) return undefined
    const request = read(address, headers)
    return request.namesLanguage || request.path === null ? undefined : request
  }

  async function render({ language, currency, bannerDismissed, path }: PageRequest): Promise<StoredPage> {
    stats.misses++
    const url = path ?? NOT_FOUND
    const assets = assetsOf(new URL(url, 'http://shop').pathname, language)
    const origin = shop.config.publicOrigin
    let hasOutage = false
    const api = createClient(async (path, init) => {
      const response = await fetchInternal(path, init)
      hasOutage ||= response.status === 503
      return response
    })
    const settings = siteSettings(shop.settings.current(), shop.catalogue)
    const facts = { url, language, currency, bannerDismissed, origin, settings }
    // A page of before a change keeps its parts with those of before.
    const page = await storefront.renderPage({ ...facts, api, assets, known: answers.read, kept })
    // An unavailable page is not gone: a redirect would tell search engines that it is.
    if (!('html' in page) && hasOutage) throw new ShopError('unavailable')
    const body = 'html' in page ? page.html : page.location
    const stored = toStoredAnswer(body, { status: page.status, headers: PAGE_HEADERS, effort: 'fairly' })
    return {
      ...stored,
      route: screenNamed(matchScreen(new URL(url, origin).pathname).name).path,
      vainSearch: findVainQuery(shop, URL.parse(url, 'http://shop')?.searchParams.get('q') ?? undefined),
    }
  }

  // The first time, the page's own call of the API counts.
  function countVainSearch({ vainSearch }: StoredPage): void {
    if (vainSearch !== undefined) shop.vainSearches.note(vainSearch, null)
  }

  function noteHit(page: StoredPage): void {
    stats.hits++
    countVainSearch(page)
    void compressAgain(page)
  }

  function findAndCount(key: string): StoredPage | undefined {
    const page = cache.find(key)
    if (page !== undefined) noteHit(page)
    return page
  }

  return {
    noteHit,
    stats,
    async answer(c) {
      const { pathname, search } = new URL(c.req.url)
      const request = read(pathname + search, {
        cookie: c.req.header('Cookie'),
        'accept-language': c.req.header('Accept-Language'),
      })
      if (request.namesLanguage) rememberLanguage(c, shop, request)
      if (request.isMalformed) return c.redirect(NOT_FOUND)
      const key = keyOf(request)
      const isPrivate = isPrivatePage(pathname)
      const isCacheable = isNotFound(request) || (!isPrivate && key.length <= LONGEST_KEY)
      const page = await (!isCacheable
        ? render(request)
        : (findAndCount(key) ?? cache.findOrRender(key, () => render(request), isNotFound(request) ? 404 : 200)))
      if (page.status === 301 || page.status === 302) return c.redirect(String(page.bytes.identity), page.status)
      return sendStored(c, isPrivate ? { ...page, headers: { ...page.headers, ...PRIVATE_PAGE_HEADERS } } : page)
    },

    findStored(address, headers) {
      const request = readPlain(address, headers)
      return request && cache.find(keyOf(request))
    },

    /** The app has the errors, redirects and private pages. */
    render(address, headers) {
      const request = readPlain(address, headers)
      if (request === undefined || isNotFound(request)) return undefined
      const key = keyOf(request)
      if (key.length > LONGEST_KEY || isPrivatePage(pathOf(request))) return undefined
      const rendering = cache.findOrRender(key, () => render(request))
      return rendering.then(
        (page) => (page.status === 200 ? page : undefined),
        () => undefined,
      )
    },
  }
}

export const nothingKept = (): KeptHtml => ({ parts: new Map(), templates: new Map() })

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  Vary: 'Accept-Encoding, Accept-Language, Cookie',
  'Cache-Control': 'private, no-cache',
}

const keyOf = ({ language, currency, bannerDismissed, path }: PageRequest) =>
  `${language} ${currency}${bannerDismissed ? ' quiet' : ''} ${path ?? NOT_FOUND}`

const pathOf = ({ path }: PageRequest) => (path ?? NOT_FOUND).split('?', 1)[0] as string

/** All unknown URLs share one page and one key. */
const isNotFound = ({ path }: PageRequest) => path === null || path === NOT_FOUND

/** A Greek URL sets the language for the visit. The page's own script may change the cookie: it is not HttpOnly. */
function rememberLanguage(c: Context<Env>, shop: Shop, { language }: PageRequest): void {
  const secure = shop.config.publicOrigin.startsWith('https:')
  setCookie(c, 'language', language, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'Lax', secure })
}
