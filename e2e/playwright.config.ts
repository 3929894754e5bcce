import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './global-setup.ts',
  // Nothing is waited for by the clock; these are what a busy machine with two cores may need.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    // Known once the server has started, which is before any journey begins.
    baseURL: process.env.JOURNEYS_URL,
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The chooser of a screen capture cannot be clicked: this is what is chosen in it.
        '--auto-select-tab-capture-source-by-title=Two Sum',
      ],
    },
  },
})
