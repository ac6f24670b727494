import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createClient } from '../../contract/client.ts'
import {
  CURRENCIES,
  type CurrencyCode,
  DEFAULT_CURRENCY,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from '../../domain/shop-facts.ts'
import type { pageAssets, pageKey, renderPage } from '../../web/entry-server.tsx'
import type { Env } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { chooseEncoding, createPageCache, packPage, type StoredPage } from './page-cache.ts'

/** The storefront's own rendering, built from `web/entry-server`. */
export interface Storefront {
  renderPage: typeof renderPage
  pageKey: typeof pageKey
  pageAssets: typeof pageAssets
  /** Vite's list of the built files. */
  manifest: Parameters<typeof pageAssets>[0]
}

type Ask = (path: string, init: RequestInit) => Promise<Response> | Response

/** Longer addresses are rendered without being kept: nobody can fill the cache with made-up queries. */
const LONGEST_KEY = 300
const YEAR_SECONDS = 31_536_000

/**
 * Answers GET for a page. What a render sees is all in its key (language, currency, path and known query), so nothing
 * of a visitor's can be kept for another.
 *
 * @param ask calls the shop's own API in process, as nobody in particular
 */
export function createPages(shop: Shop, storefront: Storefront, ask: Ask) {
  const cache = createPageCache()
  const api = createClient(async (path, init) => ask(path, init))
  shop.catalogue.onChange(() => cache.clear())

  return async (c: Context<Env>): Promise<Response> => {
    const url = new URL(c.req.url)
    const language = languageOf(c, url)
    const currency = currencyOf(c)
    const reduced = storefront.pageKey(url)
    const path = reduced ?? '/not-found'
    const key = `${language} ${currency} ${path}`
    rememberLanguage(c, shop, url, language)

    const stored = cache.find(key)
    if (stored !== undefined) return answerPage(c, stored)

    const render = async () => {
      const origin = shop.config.publicOrigin
      const assets = storefront.pageAssets(storefront.manifest, url.pathname, language)
      const page = await storefront.renderPage({ url: path, language, currency, api, origin, assets })
      return 'html' in page ? page : { status: page.status, html: page.location }
    }
    const page = await (key.length > LONGEST_KEY ? render().then(packPage) : cache.findOrRender(key, render))
    if (page.status === 301 || page.status === 302) return c.redirect(page.bytes.identity.toString(), page.status)
    return answerPage(c, page)
  }
}

function answerPage(c: Context<Env>, page: StoredPage): Response {
  c.header('Vary', 'Accept-Encoding, Cookie')
  c.header('Cache-Control', 'private, no-cache')
  c.header('ETag', page.etag)
  if (c.req.header('If-None-Match') === page.etag) return c.body(null, 304)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  c.header('Content-Type', 'text/html; charset=utf-8')
  return c.body(new Uint8Array(page.bytes[encoding]), page.status as 200)
}

/** `?lang=` first, since it makes an address that can be shared and crawled; then the visitor's choice; else English. */
function languageOf(c: Context<Env>, url: URL): Language {
  const asked = [url.searchParams.get('lang'), getCookie(c, 'language')]
  const known = asked.find((code) => code != null && Object.hasOwn(LANGUAGES, code))
  return (known as Language | undefined) ?? DEFAULT_LANGUAGE
}

function currencyOf(c: Context<Env>): CurrencyCode {
  const chosen = getCookie(c, 'currency')
  return chosen !== undefined && Object.hasOwn(CURRENCIES, chosen) ? (chosen as CurrencyCode) : DEFAULT_CURRENCY
}

/** Whoever came by a Greek address goes on in Greek. The browser's own script may change the cookie, so it is not HttpOnly. */
function rememberLanguage(c: Context<Env>, shop: Shop, url: URL, language: Language): void {
  if (url.searchParams.get('lang') !== language || getCookie(c, 'language') === language) return
  const secure = shop.config.publicOrigin.startsWith('https:')
  setCookie(c, 'language', language, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'Lax', secure })
}
