import { configDefaults, defineConfig } from 'vitest/config'

/** Unit tests that need the built storefront; `npm run test:unit` leaves them out. */
const NEEDS_BUILD = ['scripts/listing-budget.test.ts']

const integration = (database: 'pglite' | 'postgres') => ({
  test: {
    name: `integration on ${database}`,
    include: ['src/server/**/*.test.ts'],
    globalSetup: 'test/support/prepare-databases.ts',
    env: { TEST_DATABASE_KIND: database, NODE_ENV: 'test' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{domain,contract,i18n,ui,client,web,component-gallery}/**/*.test.ts',
            'studio/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...NEEDS_BUILD],
        },
      },
      { test: { name: 'build', include: NEEDS_BUILD } },
      integration('pglite'),
      ...(process.env.TEST_DATABASE_URL ? [integration('postgres')] : []),
    ],
  },
})
