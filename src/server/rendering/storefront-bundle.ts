import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AdminBundle } from './admin-pages.ts'
import { type Assets, loadAssets } from './assets.ts'
import { createBuildLister, currentBuild } from './builds.ts'
import type { Storefront } from './ssr.ts'

export interface StorefrontBundle {
  storefront: Storefront
  assets: Assets
  /** The back office; most tests do without. */
  admin?: AdminBundle
}

/**
 * Loads the current builds whole: later builds may delete their folders.
 * @param dist the folder of the builds, ending with a slash
 * @throws Error when the storefront or the back office has not been built
 */
export async function loadStorefrontBundle(dist: URL): Promise<StorefrontBundle> {
  const build = currentBuild(dist, 'storefront')
  const { renderPage, pageKey, pageAssets } = await import(new URL('server/entry-server.js', build).href)
  const manifest = await readManifest(build)
  const assets = await loadAssets(fileURLToPath(new URL('client', build)), '', createBuildLister(dist, 'storefront'))
  return { storefront: { renderPage, pageKey, pageAssets, manifest }, assets, admin: await loadAdminBundle(dist) }
}

async function loadAdminBundle(dist: URL): Promise<AdminBundle> {
  const build = currentBuild(dist, 'admin')
  const folder = fileURLToPath(new URL('client', build))
  const assets = await loadAssets(folder, '/admin', createBuildLister(dist, 'admin'))
  return { manifest: await readManifest(build), assets }
}

const readManifest = async (build: URL) => JSON.parse(await readFile(new URL('client/manifest.json', build), 'utf8'))
