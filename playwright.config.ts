import { defineConfig } from '@playwright/test'
import { launchOptions } from './test/support/launch-options.ts'

/** Each worker starts the built shop in a process of its own, on a copy of the demo data. */
export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/support/seed-e2e-data.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A toast is shown for five seconds; a shared CI machine may stall for longer.
  retries: process.env.CI ? 1 : 0,
  // Generous, for busy machines; the benches measure speed.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    launchOptions: launchOptions('deny'),
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  },
})
