import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const server = 'http://localhost:4000'

export default defineConfig({
  plugins: [reactRouter()],
  // A font or a picture inside a style sheet would be a `data:` address, which our content policy refuses.
  // One style sheet, some 6 KB, serves every page: the next page has it already.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  // Found before the first page is served, so that development does not begin with a reload.
  optimizeDeps: { entries: ['app/**/*.tsx', 'app/**/*.ts'] },
  server: {
    proxy: { '/api': server, '/health': server, '/ready': server, '/dev': server },
  },
})
