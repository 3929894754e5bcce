import type { TextPlatform } from './platform.ts'

/** The clipboard and the downloads of a browser. */
export const browserText: TextPlatform = {
  copyText: (text) => navigator.clipboard.writeText(text),
  downloadFile(filename, text) {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = url
    link.download = filename
    link.click()
    URL.revokeObjectURL(url)
  },
}
