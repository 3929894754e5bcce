import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'bench', { test: { name: 'script', include: ['script/**/*.test.ts'] } }],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
