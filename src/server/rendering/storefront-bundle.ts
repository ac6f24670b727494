import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { loadAssets } from './assets.ts'
import type { Storefront } from './ssr.ts'

export interface StorefrontBundle {
  storefront: Storefront
  assets: Awaited<ReturnType<typeof loadAssets>>
}

/**
 * @param dist the folder of the build, ending with a slash
 * @throws Error when the storefront has not been built
 */
export async function loadStorefrontBundle(dist: URL): Promise<StorefrontBundle> {
  const entry = new URL('server/entry-server.js', dist)
  if (!existsSync(entry)) throw new Error('the storefront is not built: run `npm run build`')
  const { renderPage, pageKey, pageAssets } = await import(entry.href)
  const manifest = JSON.parse(await readFile(new URL('client/manifest.json', dist), 'utf8'))
  const assets = await loadAssets(fileURLToPath(new URL('client', dist)))
  return { storefront: { renderPage, pageKey, pageAssets, manifest }, assets }
}
