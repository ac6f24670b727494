import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { createClient } from '../../contract/client.ts'
import { ShopError } from '../../contract/errors.ts'
import { matchScreen } from '../../contract/match-screen.ts'
import { screenNamed } from '../../contract/screens.ts'
import type { pageAssets, pageKey, renderPage } from '../../web/entry-server.tsx'
import { hasCurrent } from '../http/conditional-get.ts'
import type { Env } from '../http/env.ts'
import { findVainQuery } from '../searches/find-vain-query.ts'
import { siteSettings } from '../settings/site-settings.ts'
import type { Shop } from '../shop.ts'
import { bytesOf, chooseEncoding, createPageCache, type StoredPage, toStoredPage } from './page-cache.ts'
import { createPageRequestReader, type PageHeaders, type PageRequest } from './page-request.ts'
import { isPrivatePage, PRIVATE_PAGE_HEADERS } from './private-pages.ts'

export interface Storefront {
  renderPage: typeof renderPage
  pageKey: typeof pageKey
  pageAssets: typeof pageAssets
  manifest: Parameters<typeof pageAssets>[0]
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
 */
export function createPages(shop: Shop, storefront: Storefront, fetchInternal: FetchInternal) {
  const cache = createPageCache()
  const stats = { hits: 0, misses: 0 }
  const read = createPageRequestReader(storefront.pageKey)
  shop.catalogue.onChange(() => cache.clear())
  shop.settings.onChange(() => cache.clear())

  async function render({ language, currency, bannerDismissed, path }: PageRequest): Promise<StoredPage> {
    stats.misses++
    const url = path ?? NOT_FOUND
    const assets = storefront.pageAssets(storefront.manifest, new URL(url, 'http://shop').pathname, language)
    const origin = shop.config.publicOrigin
    let hasOutage = false
    const api = createClient(async (path, init) => {
      const response = await fetchInternal(path, init)
      hasOutage ||= response.status === 503
      return response
    })
    const settings = siteSettings(shop.settings.current(), shop.catalogue)
    const facts = { url, language, currency, bannerDismissed, origin, settings }
    const page = await storefront.renderPage({ ...facts, api, assets })
    // An unavailable page is not gone: a redirect would tell search engines that it is.
    if (!('html' in page) && hasOutage) throw new ShopError('unavailable')
    const stored = toStoredPage('html' in page ? page : { status: page.status, html: page.location })
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
  }

  function findAndCount(key: string): StoredPage | undefined {
    const page = cache.find(key)
    if (page !== undefined) noteHit(page)
    return page
  }

  return {
    /** Call it for each page that `findCached` found and that is sent. */
    noteHit,
    /** Pages that were sent from the cache, and those that were rendered. */
    stats,

    async answer(c: Context<Env>): Promise<Response> {
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
      if (page.status === 301 || page.status === 302) return c.redirect(page.bytes.identity.toString(), page.status)
      return answerPage(c, page, isPrivate ? PRIVATE_PAGE_HEADERS : {})
    },

    /** A cached page for this request; `undefined` if `answer` must handle it. */
    findCached(address: string, headers: PageHeaders): StoredPage | undefined {
      const request = read(address, headers)
      return request.namesLanguage || request.path === null ? undefined : cache.find(keyOf(request))
    },
  }
}

export type Pages = ReturnType<typeof createPages>

export const pageHeaders = ({ etag }: StoredPage) => ({
  'Content-Type': 'text/html; charset=utf-8',
  Vary: 'Accept-Encoding, Accept-Language, Cookie',
  'Cache-Control': 'private, no-cache',
  ETag: etag,
})

/** Whether the browser's copy is current. Errors are sent in full, since 304 would stand for a success. */
export const isCurrent = ({ status, etag }: StoredPage, ifNoneMatch: string | undefined): boolean =>
  status === 200 && hasCurrent(ifNoneMatch, etag)

async function answerPage(c: Context<Env>, page: StoredPage, others: Record<string, string>): Promise<Response> {
  for (const [name, value] of Object.entries({ ...pageHeaders(page), ...others })) c.header(name, value)
  if (isCurrent(page, c.req.header('If-None-Match'))) return c.body(null, 304)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(await bytesOf(page, encoding)), page.status as 200)
}

const keyOf = ({ language, currency, bannerDismissed, path }: PageRequest) =>
  `${language} ${currency}${bannerDismissed ? ' quiet' : ''} ${path ?? NOT_FOUND}`

/** All unknown URLs share one page and one key. */
const isNotFound = ({ path }: PageRequest) => path === null || path === NOT_FOUND

/** A Greek URL sets the language for the visit. The page's own script may change the cookie: it is not HttpOnly. */
function rememberLanguage(c: Context<Env>, shop: Shop, { language }: PageRequest): void {
  const secure = shop.config.publicOrigin.startsWith('https:')
  setCookie(c, 'language', language, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'Lax', secure })
}
