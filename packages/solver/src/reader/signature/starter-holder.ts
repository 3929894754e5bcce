import type { Language } from '@dryrun/contract/languages'
import type { StarterCode } from '@dryrun/contract/problem'
import { bareCode, isOfTests } from './starter-code.ts'

/** What starter code puts its function into, and in which language it does; undefined where it declares none. */
export function readStarter(text: string): StarterCode | undefined {
  const code = bareCode(text)
  const language = languageOf(code)
  if (language === undefined) return undefined
  const [head = ''] = DECLARED[language].exec(code) ?? []
  const holder = holderOf(code, language)
  const isStatic = /\bstatic\b/.test(head) || (language === 'python' && code.includes('@staticmethod'))
  return { language, ...(holder === undefined ? {} : { holder }), ...(isStatic ? { isStatic } : {}) }
}

/** The line in which a function is declared. */
const DECLARED: Record<Language, RegExp> = {
  python: /\bdef\s+\w.*/,
  javascript: /\bfunction\b.*|\b(?:var|let|const)\s+\w+\s*=\s*(?:async\s*)?\(.*|\bconstructor\s*\(.*/,
  java: /^.*[\w\]>]\s+\w+\s*\(.*/m,
  cpp: /^.*[\w>&*]\s*[\s&*]\w+\s*\(.*/m,
  csharp: /^.*[\w\]>]\s+\w+\s*\(.*/m,
  go: /\bfunc\b.*/,
  rust: /\bfn\s+\w.*/,
}

/** Told by the words that only one language has. */
function languageOf(code: string): Language | undefined {
  const plain = (['rust', 'go', 'python', 'javascript'] as const).find((language) => DECLARED[language].test(code))
  if (plain || !(DECLARED.java.test(code) || DECLARED.cpp.test(code))) return plain
  const isOf = (words: string) => new RegExp(words).test(code)
  if (isOf(String.raw`\bvector\s*<|::|^#\s*include|\b(?:public|private)\s*:|\blong long\b|[\w>]\s*[*&]+\s*\w+\s*[,()]`))
    return 'cpp'
  if (isOf(String.raw`\b(?:IList|IEnumerable|List)\s*<\s*(?:int|string|bool|long|double|char|IList|List<int)\b`))
    return 'csharp'
  if (isOf(String.raw`\b(?:boolean|String|Integer)\b`)) return 'java'
  if (isOf(String.raw`\bstring\b|\bbool\b|\busing\s+System|\bpublic\s+(?:static\s+)?[\w<>[\]]+\s+[A-Z]\w*\s*\(`))
    return isOf(String.raw`\bpublic\b`) ? 'csharp' : 'cpp'
  return isOf(String.raw`\b(?:public|class)\b`) ? 'java' : 'cpp'
}

function holderOf(code: string, language: Language): string | undefined {
  const named = [...code.matchAll(language === 'rust' ? /\bimpl\s+(\w+)/g : /\bclass\s+(\w+)/g)]
  const [holder] = named.flatMap(([, name = '']) => (/Node$/.test(name) || isOfTests(name) ? [] : [name]))
  if (holder !== undefined || language === 'go') return holder
  // The head of the class stands above the edge of the shot.
  const belongs: Partial<Record<Language, RegExp>> = {
    python: /\bdef\s+\w+\s*\(\s*self\b/,
    cpp: /\bpublic\s*:/,
    rust: /\bpub\s+fn\b/,
  }
  return belongs[language]?.test(code) ? 'Solution' : undefined
}
