import { escaped } from './statement.ts'

const keywords =
  /\b(class|def|return|public|func|impl|fn|pub|function|var|vector|List|Optional|int|integer|bool|boolean|String|string|str|void|self|number|char|i32|Vec)\b/g

/** Source as an editor shows it, with line numbers and colours. */
export function coloured(source: string, scheme: 'light' | 'dark'): string {
  const [word, comment, number] =
    scheme === 'light' ? ['#0550ae', '#57606a', '#b0b6c0'] : ['#7cc4ff', '#7f8a99', '#555d6b']
  return source
    .split('\n')
    .map((line, index) => {
      const text = /^\s*(#|\/\/|\/?\*)/.test(line)
        ? `<span style="color: ${comment}">${escaped(line)}</span>`
        : escaped(line).replaceAll(keywords, `<span style="color: ${word}">$1</span>`)
      return `<span style="color: ${number}; user-select: none">${String(index + 1).padStart(2)}</span>  ${text}`
    })
    .join('\n')
}
