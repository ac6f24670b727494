import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The headless shell comes first: e2e tests take a third less time with it. */
const KNOWN_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds the Chromium for e2e tests: `BROWSER_PATH`, else an installed one, else one that Playwright installs now.
 * @throws Error if none is found and none can be installed
 */
export function findBrowser(): string {
  const found = [process.env.BROWSER_PATH, ...KNOWN_PATHS, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
  if (found !== undefined) return found
  console.log('No Chromium was found; installing one …')
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
  })
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error('No Chromium could be installed: install one and name it in BROWSER_PATH.')
}
