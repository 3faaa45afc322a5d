import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './scripts/lib/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 4173)
const { executablePath } = findChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/globalSetup.ts',
  outputDir: '.tmp/e2e',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace costs a third of the time: `pnpm e2e --trace retain-on-failure` records one.
    screenshot: 'only-on-failure',
    // A page of a journey is closed before optimised code has paid for its making.
    launchOptions: { executablePath, args: [...chromiumArguments, '--js-flags=--no-opt'] },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1280, height: 800 },
    // Where nothing moves a click never misses what it aims at, however busy the machine is.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `"${process.execPath}" scripts/lib/serveDist.ts ${port}`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
})
