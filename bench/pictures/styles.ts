import type { CorpusProblem } from '../corpus/corpus.ts'
import { chat, editor, mail, paper, slide, videoCall } from './documents.ts'
import { adverts, browser, phone, twoPane, twoPaneDark } from './sites.ts'

/** How a page is shot. Widths are CSS pixels; the picture is as high as the page. */
export type Style = {
  html: (problem: CorpusProblem) => string
  width: number
  height: number
  /** Device pixels in a CSS pixel. */
  density?: number
  /** The browser's own zoom. */
  zoom?: number
  /** Quality of a JPEG; a PNG where absent. */
  jpeg?: number
  /** In how many overlapping shots the page is captured. */
  shots?: number
}

export const styles = {
  'two-pane': { html: twoPane, width: 1440, height: 820 },
  'two-pane-dark': { html: twoPaneDark, width: 1440, height: 820 },
  browser: { html: browser, width: 1366, height: 768 },
  adverts: { html: adverts, width: 1366, height: 900 },
  editor: { html: editor, width: 1280, height: 760 },
  paper: { html: paper, width: 900, height: 1160 },
  slide: { html: slide, width: 1280, height: 720 },
  chat: { html: chat, width: 1100, height: 760 },
  mail: { html: mail, width: 1280, height: 800 },
  'video-call': { html: videoCall, width: 1600, height: 900 },
  phone: { html: phone, width: 390, height: 844, density: 2 },
  zoomed: { html: twoPane, width: 1600, height: 900, zoom: 1.5 },
  tiny: { html: twoPane, width: 1280, height: 720, zoom: 0.8 },
  jpeg: { html: browser, width: 1366, height: 768, jpeg: 60 },
  'two-shots': { html: phone, width: 620, height: 900, density: 1.5, shots: 2 },
} as const satisfies Record<string, Style>

export type StyleName = keyof typeof styles

export const styleNames = Object.keys(styles) as StyleName[]
