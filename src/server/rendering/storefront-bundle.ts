import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AdminBundle } from './admin-pages.ts'
import { loadAssets } from './assets.ts'
import type { Storefront } from './ssr.ts'

export interface StorefrontBundle {
  storefront: Storefront
  assets: Awaited<ReturnType<typeof loadAssets>>
  /** The back office; most tests do without. */
  admin?: AdminBundle
}

/**
 * @param dist the folder of the build, ending with a slash
 * @throws Error when the storefront or the back office has not been built
 */
export async function loadStorefrontBundle(dist: URL): Promise<StorefrontBundle> {
  const entry = new URL('server/entry-server.js', dist)
  if (!existsSync(entry)) throw new Error('the storefront is not built: run `npm run build`')
  const { renderPage, pageKey, pageAssets } = await import(entry.href)
  const manifest = JSON.parse(await readFile(new URL('client/manifest.json', dist), 'utf8'))
  const assets = await loadAssets(fileURLToPath(new URL('client', dist)))
  return { storefront: { renderPage, pageKey, pageAssets, manifest }, assets, admin: await loadAdminBundle(dist) }
}

async function loadAdminBundle(dist: URL): Promise<AdminBundle> {
  const manifest = new URL('admin/manifest.json', dist)
  if (!existsSync(manifest)) throw new Error('the back office is not built: run `npm run build`')
  const assets = await loadAssets(fileURLToPath(new URL('admin', dist)), '/admin')
  return { manifest: JSON.parse(await readFile(manifest, 'utf8')), assets }
}
