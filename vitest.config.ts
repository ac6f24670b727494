import { defineConfig } from 'vitest/config'

const stories = (database: 'pglite' | 'postgres') => ({
  test: {
    name: `story on ${database}`,
    include: ['src/server/**/*.test.ts'],
    globalSetup: 'test/support/prepare-databases.ts',
    env: { STORY_DATABASE: database, NODE_ENV: 'test' },
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
          name: 'rule',
          include: [
            'src/{domain,contract,i18n,ui,client,web,showroom}/**/*.test.ts',
            'studio/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      stories('pglite'),
      ...(process.env.TEST_DATABASE_URL ? [stories('postgres')] : []),
    ],
  },
})
