import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { tryOnModels } from './scripts/try-on-models.ts'

/** What nearly every page shows, by the beginnings of its files' paths. */
const COMMON = [
  'web/(app|document|layout|navigation|page-files)',
  'web/own-fit/(own-fit|fit-slot).ts',
  'web/site/(page|page-head|storefront-context|stored-ids)',
  'client/(link|navigate|queries|site-context|storage|use-async-action)',
  'web/account/auth-context',
  'web/saved/(saved-context|save-heart)',
  'web/cart/(cart-context|open-cart|guest-cart-id)',
  'web/catalog/(product-(grid|tile|picture|price|words)|listing-query)',
  'ui/(button|hydrated|picture|price|skeleton|badge|pagination|empty-state)',
  'domain/(shop-facts|money|cart|filters)',
  'contract/(client|calls|money|screens|match-screen|href)',
  'i18n/(translate|languages)',
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), tryOnModels()],
  build: isSsrBuild
    ? {
        copyPublicDir: false,
        target: 'node20',
        minify: false,
        // One file: a running server needs nothing more of its build, which later builds may delete.
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        // The 3D view, which nobody loads who does not ask for it.
        chunkSizeWarningLimit: 800,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [
            'src/web/entry-client.ts',
            'src/web/start-client.tsx',
            'src/component-gallery/entry-component-gallery.tsx',
          ],
          output: {
            // Pages carry the names of most chunks: without words they save 600 bytes. The manifest says which is which.
            chunkFileNames: 'assets/[hash:7].js',
            // Chunks that change only with their packages or all together, and pack better whole than in pieces.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
                { name: 'common', test: new RegExp(`/src/(${COMMON.join('|')})\\b`) },
                // Small parts of cart and orders: each chunk's name costs the listing bytes.
                { name: 'lines', test: /src\/web\/(orders\/(sums|line-list|lens-facts)|cart\/lens-offer)\b/ },
                {
                  name: 'fit',
                  test: /src\/(web\/(own-fit\/(choose|fit-mark|fit-words|face|own-fit-mark)|people\/use-wearers)|domain\/fit(-score|-text)?\.ts)/,
                },
              ],
            },
          },
        },
      },
  // React and the router are built in, so that the pages run in their production form wherever they are rendered.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}))
