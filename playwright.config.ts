import { defineConfig } from '@playwright/test'

/** Journeys walk the built shop; every worker opens one of its own, on a fresh told world. */
export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A toast is there for five seconds; a shared machine that stands still for longer never shows it to the test.
  retries: process.env.CI ? 1 : 0,
  // Generous, for machines that are busy with other things; what is slow here is a bench's to tell.
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
