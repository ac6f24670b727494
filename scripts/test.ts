import { buildStorefront } from './build.ts'
import { CHECKS } from './check.ts'
import { findBrowser } from './find-browser.ts'
import { runSteps } from './run-steps.ts'

/** Everything: check, rule, story and journey tests. */
const database = process.env.TEST_DATABASE_URL
if (!database) {
  console.log('TEST_DATABASE_URL is not set: the stories run on PGlite alone, their PostgreSQL half is SKIPPED.')
}
const browser = findBrowser()
buildStorefront()

const succeeded = runSteps([
  ...CHECKS,
  {
    name: `rules and stories${database ? ' on PGlite and PostgreSQL' : ' on PGlite'}`,
    command: ['node_modules/vitest/vitest.mjs', 'run'],
  },
  {
    name: 'journeys',
    command: ['node_modules/@playwright/test/cli.js', 'test'],
    env: { BROWSER_PATH: browser },
  },
])
if (!database) console.log('SKIPPED: stories on PostgreSQL (set TEST_DATABASE_URL to run them).')
process.exitCode = succeeded ? 0 : 1
