import { defineConfig } from '@playwright/test'

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
    launchOptions: {
      ...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // WebGL without a graphics card.
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        '--disable-component-update',
        '--use-fake-device-for-media-stream',
      ],
    },
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  },
})
