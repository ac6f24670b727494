import { defineConfig } from 'vite'

/**
 * Packages of many small files, which take longer to find than to run, and React, of which node_modules give the
 * slower development build where NODE_ENV is not `production`. All others are loaded from node_modules.
 */
const BUNDLED = [
  '@asteasolutions/zod-to-openapi',
  '@hono/zod-openapi',
  '@hono/zod-validator',
  'cron-parser',
  'csv-parse',
  'csv-stringify',
  'drizzle-orm',
  'hono',
  'lru-cache',
  'nodemailer',
  'pg-boss',
  'react',
  'react-dom',
  'zod',
]

/** The server without types, in one file and one for PGlite, which a shop on PostgreSQL does not load. */
export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/server/run.ts',
    target: 'node24',
    minify: false,
    // The log names the sources' lines.
    sourcemap: true,
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemapExcludeSources: true },
      onLog(level, log, print) {
        if (log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') print(level, log)
      },
    },
  },
  ssr: { noExternal: BUNDLED },
})
