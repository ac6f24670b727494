import { pageAssets, pageKey, renderPage } from '../../src/web/entry-server.tsx'

/** The storefront without a build: pages render, but the scripts and styles they name do not exist. */
export const unbuiltStorefront = {
  renderPage,
  pageKey,
  pageAssets,
  manifest: { 'src/web/entry-client.ts': { file: 'assets/entry.js', css: ['assets/entry.css'] } },
}
