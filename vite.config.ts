import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, target: 'node20', minify: false }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/web/entry-client.tsx' },
      },
  // React and the router are built in, so that the pages run in their production form wherever they are rendered.
  ssr: { noExternal: true },
}))
