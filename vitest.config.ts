import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

/** Unit tests that need the built front ends; `npm run test:unit` leaves them out. */
const NEEDS_BUILD = ['scripts/{admin-files,build-beside,listing-budget,storefront-alone}.test.ts']

/** Tests of the server that open no database run once, as unit tests. */
const WITHOUT_DATABASE = [
  'src/server/account/password-cost.test.ts',
  'src/server/backup/sealed-file.test.ts',
  'src/server/catalog-index/{arena,kept-sets,order-matches,product-index,product-index.property,term-dictionary,gap-list,posting-table,read-size-order,value-sets}.test.ts',
  'src/server/catalog/csv-file.test.ts',
  'src/server/db/{notices,refresh,server-address,together}.test.ts',
  'src/server/db/seed/products.test.ts',
  'src/server/email/{message,signature}.test.ts',
  'src/server/http/{compression,conditional-get,network-address,requester-address,signed-cookie,stored-answers}.test.ts',
  'src/server/images/draw-placeholder.test.ts',
  'src/server/in-turns.test.ts',
  'src/server/launch-checks.test.ts',
  'src/server/log/{describe-error,exit-on-uncaught}.test.ts',
  'src/server/gateway-settings.test.ts',
  'src/server/payments/gateways/*.test.ts',
  'src/server/invoices/document-pdf.test.ts',
  'src/server/pdf/pdf-page.test.ts',
  'src/server/pictures/prepare-picture.test.ts',
  'src/server/rendering/assets.test.ts',
  'src/server/processes/worker-count.test.ts',
  'src/server/processes/overlapping-restarts.test.ts',
  'src/server/repeat.test.ts',
  'src/server/soak-limits.test.ts',
  'src/server/shipping/{carriers/carriers,own-label,remittance-file}.test.ts',
]

const integration = (database: 'pglite' | 'postgres') => ({
  test: {
    name: `integration on ${database}`,
    include: ['src/server/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...WITHOUT_DATABASE],
    globalSetup: 'test/support/prepare-databases.ts',
    alias: { '@node-rs/argon2': fileURLToPath(new URL('test/support/light-argon2.ts', import.meta.url)) },
    // Loading the server's modules took as long for each file as its tests; see CONTRIBUTING.md, Tests.
    isolate: false,
    env: { TEST_DATABASE_KIND: database, NODE_ENV: 'test' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    // Twice the cores of a small machine: many tests wait for a process, a time-out or a PostgreSQL server.
    maxWorkers: 4,
    // A failed test is retried once in CI, as in e2e tests: shared machines stall. The report names it.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{domain,contract,i18n,ui,client,web,admin,component-gallery}/**/*.test.ts',
            'studio/**/*.test.ts',
            'scripts/**/*.test.ts',
            ...WITHOUT_DATABASE,
          ],
          exclude: [...configDefaults.exclude, ...NEEDS_BUILD],
          // Pure code leaves nothing behind, and loading every module once per file took half of the time.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      { test: { name: 'build', include: NEEDS_BUILD, globalSetup: 'test/support/build-all.ts' } },
      integration('pglite'),
      ...(process.env.TEST_DATABASE_URL ? [integration('postgres')] : []),
    ],
  },
})
