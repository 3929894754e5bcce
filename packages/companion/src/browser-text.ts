import type { TextPlatform } from './platform.ts'

/** The clipboard and the downloads of a browser. */
export const browserText: TextPlatform = {
  copyText: (text) => navigator.clipboard.writeText(text),
  downloadFile: (filename, text) => saveFile(filename, new Blob([text], { type: 'text/plain' })),
}

/** Puts a file among the browser's downloads. */
export function saveFile(filename: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  URL.revokeObjectURL(url)
}
