import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const server = 'http://localhost:4000'

export default defineConfig({
  plugins: [reactRouter()],
  // A font or a picture inside a style sheet would be a `data:` address, which our content policy refuses.
  // One style sheet, some 6 KB, serves every page: the next page has it already.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  server: {
    proxy: { '/api': server, '/health': server, '/ready': server, '/dev': server },
  },
})
