import { pageAssets, pageKey, renderPage } from '../../src/web/entry-server.tsx'

/** The storefront as the pages render it, without a build: the scripts and styles it names are not there. */
export const unbuiltStorefront = {
  renderPage,
  pageKey,
  pageAssets,
  manifest: { 'src/web/entry-client.ts': { file: 'assets/entry.js', css: ['assets/entry.css'] } },
}
