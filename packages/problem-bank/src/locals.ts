import type { Language } from '@dryrun/contract/languages'
import { capitalised, nameIn, renameTokens } from './rename.ts'
import { bared, namesOf } from './tokens.ts'

/** A source in which variables made room for the names of a page, and what each of them is called now. */
type Cleared = { source: string; moved: Map<string, string> }

/**
 * Gives other names to those local variables of a source that are called as the page calls its parameters: `hours`
 * becomes `currentHours`. What may be more than a local variable keeps its name.
 */
export function clearNames(source: string, language: Language, names: readonly string[]): Cleared {
  const used = namesOf(source, language)
  const moved = new Map<string, string>()
  for (const name of names) {
    const other = nameIn(language, `current${capitalised(nameIn('java', name))}`)
    if (used.has(name) && !used.has(other) && isLocal(source, language, name)) moved.set(name, other)
  }
  return { source: renameTokens(source, language, moved), moved }
}

/** Whether a name is declared as a variable, and is nowhere anything else: a function, a type, a key or a named argument. */
function isLocal(source: string, language: Language, name: string): boolean {
  const code = bared(source, language)
  return (
    new RegExp(DECLARED[language].replaceAll('NAME', name), 'm').test(code) &&
    !new RegExp([...ELSE.all, ...(ELSE[language] ?? [])].join('|').replaceAll('NAME', name), 'm').test(code)
  )
}

/** `int total = 0`, `for (Node node : nodes)`, `foreach (var node in nodes)` */
const TYPED = String.raw`(?<![.\w])(?!(?:return|new|else|case|throw|delete|yield|in|goto)\b)[A-Za-z_]\w*(?:::\w+)*(?:<[\w<>, :*[\]]*>)?(?:\[,*\])*[&*]* NAME\s*(?:=[^=]|;|:[^:]|in\b)`

/** How each language declares a variable. */
const DECLARED: Record<Language, string> = {
  python: String.raw`^\s*(?:[\w, ]+ = )?(?:\w+, )*NAME(?:, \w+)*(?:: [^=\n]+)? = |\bfor (?:\(?\w+\)?, )*\(?NAME\b[\w, ()]* in `,
  javascript: String.raw`\b(?:const|let|var) (?:\[(?:\w+, )*)?NAME\b(?:(?:, \w+)*\])?(?: =[^=]|,|;| of )`,
  java: TYPED,
  cpp: TYPED,
  csharp: TYPED,
  go: String.raw`(?:^|for |if )\s*(?:\w+, )*NAME(?:, \w+)* :=|\bvar NAME\b`,
  rust: String.raw`\blet (?:mut )?NAME(?:: [^=;\n]+)? = |\blet \((?:(?:mut )?\w+, )*(?:mut )?NAME(?:, (?:mut )?\w+)*\) = |\bfor &?NAME in |\bfor \((?:\w+, )*&?NAME(?:, \w+)*\) in `,
}

/** Where a name is more than a variable of a function. */
const ELSE: Partial<Record<Language, string[]>> & { all: string[] } = {
  all: [
    String.raw`(?<!\.|->)\bNAME\s*(?:\(|::|!\(|!\[)`,
    // What another's method is called is not renamed, and does not matter.
    String.raw`(?:(?:(?<!\.)\.|->)NAME\b(?!\s*\()|::NAME\b|\b(?:this|self)(?:\.|->)NAME\b)`,
  ],
  python: [String.raw`\bNAME=(?!=)`],
  // A key of an object, and one that is called as its value is.
  javascript: [String.raw`\bNAME:`, String.raw`\{(?:\s*\w+,)*\s*NAME(?:,\s*\w+)*,?\s*\}`],
  java: [String.raw`^ {0,4}(?:\w+ )+NAME\b`],
  csharp: [String.raw`\bNAME:`, String.raw`^ {0,4}(?:\w+ )+NAME\b`],
  go: [String.raw`\bNAME:(?!=)`],
  rust: [String.raw`\bNAME:(?!:)`, String.raw`\{(?:\s*\w+,)*\s*NAME(?:,\s*\w+)*,?\s*\}`],
}
