import { CHECKS } from './check.ts'
import { E2E_REPORT, listFailedTests, removeReports, UNIT_REPORT } from './failed-tests.ts'
import { findBrowser } from './find-browser.ts'
import { runSteps } from './run-steps.ts'

const browser = findBrowser()
removeReports()

const succeeded = await runSteps([
  [{ name: 'build', command: ['scripts/build.ts'] }, ...CHECKS],
  {
    name: 'unit and integration tests',
    command: [
      'test/with-postgres.ts',
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
    ],
  },
  {
    name: 'e2e tests',
    command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    env: { BROWSER_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT },
  },
  { name: 'a minute of the soak', command: ['test/soak/soak.ts', '--minutes', '1', '--optional'] },
])
for (const failed of listFailedTests()) console.log(`\nFAILED  ${failed}`)
process.exitCode = succeeded ? 0 : 1
