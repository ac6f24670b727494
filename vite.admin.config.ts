import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The back office: a build of its own, so that nothing in it can change the storefront's files. */
export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwindcss()],
  publicDir: false,
  build: {
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/admin/start-admin.tsx',
      output: {
        // Without groups a screen is up to 55 small files, and each costs a request; these are not more bytes.
        codeSplitting: {
          groups: [
            // Forms load it once they are open.
            { name: 'zod', test: /node_modules\/zod\// },
            { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
            { name: 'shared', test: /src\/(admin|ui|client|domain)\//, minShareCount: 3 },
            { name: 'fields', test: /src\/contract\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
})
