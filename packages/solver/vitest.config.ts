import { defineConfig } from 'vitest/config'

// Readers and sandboxes take seconds to start, and these tests share the machine with others.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } })
