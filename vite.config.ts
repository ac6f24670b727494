import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { faceModels } from './scripts/face-models.ts'

/** What to cut out of a package's file: it is in every bundle though nobody asks for it. */
interface Cut {
  file: RegExp
  cuts: readonly (readonly [from: string | RegExp, to: string])[]
}

/** Some 8 KB. Writes go through the contract's client, so the cache of mutations stands empty; no list is endless. */
const UNUSED_PARTS: readonly Cut[] = [
  {
    // The router names its components by assignment, which keeps those alive that nobody renders.
    file: /react-router\/dist\/production\/.*\.js$/,
    cuts: [
      [/^\w+\.displayName = "\w+";$/gm, ''],
      [/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
      [/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined'],
    ],
  },
  {
    file: /query-core\/build\/\w+\/queryClient\.js$/,
    cuts: [
      [
        'config.mutationCache || new MutationCache()',
        '{ getAll: () => [], findAll: () => [], clear() {}, resumePausedMutations: async () => {} }',
      ],
    ],
  },
  {
    file: /query-core\/build\/\w+\/query\.js$/,
    cuts: [
      [
        'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior',
        'this.options.behavior',
      ],
    ],
  },
]

const dropUnusedParts: Plugin = {
  name: 'drop-unused-parts',
  apply: 'build',
  transform: {
    filter: { id: UNUSED_PARTS.map(({ file }) => file) },
    handler: (code, id) =>
      UNUSED_PARTS.filter(({ file }) => file.test(id))
        .flatMap(({ cuts }) => cuts)
        .reduce((kept, [from, to]) => kept.replaceAll(from, to), code),
  },
}

/** What nearly every page shows, by the beginnings of its files' paths. */
const SHELF = [
  'web/(app|document|site|layout)',
  'web/account/auth-context',
  'web/saved/(saved-context|save-heart)',
  'web/cart/(cart-context|open-cart|guest-cart-id)',
  'web/catalog/(product-(grid|tile|picture|price|words)|listing-query)',
  'ui/(button|hydrated|picture|price|skeleton|badge|pagination|empty-state)',
  'domain/(shop-facts|money|cart|filters|prints)',
  'contract/(client|calls|money)',
  'i18n/translate',
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), dropUnusedParts, faceModels()],
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, target: 'node20', minify: false }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        // The 3D view, which nobody loads who does not ask for it.
        chunkSizeWarningLimit: 800,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['src/web/entry-client.ts', 'src/web/start-client.tsx', 'src/showroom/entry-showroom.tsx'],
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
  ...(command === 'build' && { ssr: { noExternal: true } }),
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}))
