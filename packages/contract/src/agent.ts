/** Looked for in this order: most browsers also write the names of others. */
const browsers: [mark: RegExp, name: string][] = [
  [/^Dryrun\//, 'Dryrun'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
]

const systems: [mark: RegExp, name: string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac ?OS\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** A User-Agent in words a person knows: 'Chrome on Linux', 'Safari', 'Unknown program'. */
export function agentInWords(agent: string): string {
  const named = (list: typeof browsers) => list.find(([mark]) => mark.test(agent))?.[1]
  const [browser, system] = [named(browsers), named(systems)]
  if (system === undefined) return browser ?? 'Unknown program'
  return `${browser ?? 'Unknown program'} on ${system}`
}
