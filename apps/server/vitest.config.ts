import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/database-server.ts'],
    // A screenshot is really read, by a machine that may be busy with other tests.
    testTimeout: 60_000,
  },
})
