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
    rolldownOptions: { input: 'src/admin/start-admin.tsx' },
  },
})
