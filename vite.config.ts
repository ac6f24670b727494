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
          input: 'src/web/entry-client.tsx',
          output: {
            // One chunk that changes only with its packages, and packs better whole than in pieces.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
              ],
            },
          },
        },
      },
  // React and the router are built in, so that the pages run in their production form wherever they are rendered.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}))
