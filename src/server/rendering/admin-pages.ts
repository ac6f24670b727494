import { ShopError } from '../../contract/errors.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { LANGUAGE_CODES, LANGUAGE_TABLE } from '../../i18n/languages.ts'
import { createRouter } from '../http/router.ts'
import { languageOf } from '../http/visitor.ts'
import { adminShell } from './admin-shell.ts'
import type { Assets } from './assets.ts'
import { PRIVATE_PAGE_HEADERS } from './private-pages.ts'

export interface AdminBundle {
  /** Vite's `manifest.json`. */
  manifest: Readonly<Record<string, { file: string; css?: string[]; assets?: string[] }>>
  assets: Assets
}

const ENTRY = 'src/admin/start-admin.tsx'

/** `/admin` and everything below it: the back office's files, and one page for all of its screens. */
export function adminPages({ manifest, assets }: AdminBundle) {
  const shells = new Map(LANGUAGE_CODES.map((language) => [language, shellOf(manifest, language)]))
  return createRouter()
    .get('/admin/assets/*', async (c) => {
      const asset = await assets(c)
      if (asset === undefined) throw new ShopError('not_found')
      return asset
    })
    .on('GET', ['/admin', '/admin/*'], (c) => {
      for (const [name, value] of Object.entries(PRIVATE_PAGE_HEADERS)) c.header(name, value)
      c.header('X-Robots-Tag', 'noindex')
      return c.html(shells.get(languageOf(c)) ?? '')
    })
}

function shellOf(manifest: AdminBundle['manifest'], language: Language): string {
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Error('the back office is not built: run `npm run build`')
  const addressOf = (file: string) => `/admin/${file}`
  const files = new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]))
  const font = new RegExp(`-(${LANGUAGE_TABLE[language].fontSubsets.join('|')})-[^/]*\\.woff2$`)
  return adminShell({
    language,
    styles: (entry.css ?? []).map(addressOf),
    fonts: [...files].filter((file) => font.test(file)).map(addressOf),
    scripts: [addressOf(entry.file)],
  })
}
