import { ShopError } from '../../contract/errors.ts'
import { DEFAULT_LANGUAGE } from '../../domain/shop-facts.ts'
import { isLanguage } from '../../i18n/languages.ts'
import { createRouter } from '../http/router.ts'
import type { Storefront } from './ssr.ts'

const ENTRY = 'src/component-gallery/entry-component-gallery.tsx'

/** `/dev/ui`: the component gallery, for development only. */
export function showroomRoutes({ manifest }: Storefront) {
  return createRouter().get('/dev/ui', (c) => {
    const entry = manifest[ENTRY]
    if (entry === undefined) throw new ShopError('not_found')
    const named = c.req.query('lang')
    const language = isLanguage(named) ? named : DEFAULT_LANGUAGE
    const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
    return c.html(`<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>/dev/ui</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${styles}</head>
<body><div id="component-gallery"></div><script type="module" src="/${entry.file}"></script></body></html>`)
  })
}
