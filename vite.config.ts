import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * The router names its components by assignment, which keeps those alive in the bundle that nobody renders, some 4 KB
 * of them.
 */
const dropUnusedRouterParts: Plugin = {
  name: 'drop-unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.js$/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
  },
}

/** What nearly every page shows, by the beginnings of its files' paths. */
const SHELF = [
  'web/(app|document|site|layout)',
  'web/account/auth-context',
  'web/cart/(cart-context|open-cart|guest-cart-id)',
  'web/catalog/(product-(grid|tile|price|words)|listing-query)',
  'ui/(button|hydrated|picture|price|skeleton|badge|pagination|empty-state)',
  'domain/(shop-facts|money|cart|filters)',
  'contract/(client|calls|money)',
  'i18n/translate',
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), dropUnusedRouterParts],
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, target: 'node20', minify: false }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['src/web/entry-client.tsx', 'src/showroom/entry-showroom.tsx'],
          output: {
            // Chunks that change only with their packages or all together, and pack better whole than in pieces.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
                { name: 'shelf', test: new RegExp(`/src/(${SHELF.join('|')})\\b`) },
              ],
            },
          },
        },
      },
  // React and the router are built in, so that the pages run in their production form wherever they are rendered.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}))
