import type { Line } from '../lines/line.ts'

/**
 * How starter code begins, in each language, and the comments sites put above it. The recogniser overlooks the strokes of
 * a name such as `two_sum`.
 */
const CODE = new RegExp(
  [
    String.raw`^(?:public\s+|pub\s+)?(?:class|struct|impl|interface)\s+\w+\s*[:{(]`,
    String.raw`^(?:public\s+)?class\s+Solution\b`,
    String.raw`^(?:async\s+)?def\s+\w+(?:\s\w+){0,3}\s*\(`,
    String.raw`^(?:export\s+)?(?:var|let|const)\s+\w+\s*=\s*(?:async\s+)?(?:function\b|\()`,
    String.raw`^(?:export\s+)?(?:async\s+)?function\s+\w+\s*\(`,
    String.raw`^(?:pub\s+)?fn\s+\w+(?:\s\w+){0,3}\s*[(<]`,
    String.raw`^func\s+\w+\s*\(`,
    String.raw`^func\s*\(\s*\w+\s+\*?\s*\w+\s*\)\s*\w+\s*\(`,
    String.raw`^type\s+\w+\s+struct\s*\{`,
    String.raw`^use\s+std::`,
    String.raw`^[A-Za-z_][\w<>[\],:*& ]*\s[*&]{0,2}\w+\s*\([^()]*\)\s*\{$`,
    String.raw`^(?:public|private|protected)\s+(?:static\s+)?[\w<>[\],\s]+\s\w+\s*\(`,
    String.raw`^(?:public|private)\s*:$`,
    String.raw`^[/[(]\s*[*¥]{1,2}$`,
    String.raw`^[*x]?\s*[@g©](?:param|return)`,
    String.raw`^if\s+(?:_{1,2}\s?name[\s_]*={1,2}|[\s_]*name[\s_]*={1,2}[\s_\"'“”]*main)`,
    String.raw`^from\s+\w+\s+import\b`,
    String.raw`^import\s+[\w.*]+;?$`,
    String.raw`^#\s*include\b`,
    String.raw`^using\s+(?:namespace\s+)?[\w.]+;$`,
    String.raw`^package\s+\w+;?$`,
    String.raw`^(?:@(?:Test|Override|ParameterizedTest)\b|\[(?:Test|Fact|TestMethod)\]$)`,
  ].join('|'),
)

/** Whether starter code begins in this line. A line number may stand before it. */
export function isCode({ text }: Line): boolean {
  return CODE.test(text.replace(/^\d{1,3}\s+/, ''))
}
