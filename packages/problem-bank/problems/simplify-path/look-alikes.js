const rooted = (names) => `/${names.join('/')}`
const namesOf = (path) => simplifyPath(path).split('/').filter(Boolean)

const lookAlikes = [
  {
    asks: 'relative paths',
    said: [
      'relative',
      'need not|neednt .. start|begin|absolute',
      'may|might|can|could not .. start|begin',
      'not necessarily .. absolute|start|begin',
      'absolute or',
      'leading .. part|dot .. stay|stays|kept|remain|remains|keep',
      'without .. leading|initial|first slash',
    ],
    answer(path) {
      if (path.startsWith('/')) return simplifyPath(path)
      const names = []
      for (const part of path.split('/')) {
        if (part === '..' && names.length > 0 && names.at(-1) !== '..') names.pop()
        else if (part !== '' && part !== '.') names.push(part)
      }
      return names.join('/') || '.'
    },
  },
  {
    asks: 'the parent of the folder',
    said: [
      'parent of',
      'parent directory|folder of .. folder|directory|it|path|result',
      'containing|enclosing folder|directory',
      'one level|folder|directory|step up|above|higher',
      'canonical path .. parent',
      'path of .. parent',
    ],
    answer: (path) => simplifyPath(`${path}/..`),
  },
  {
    asks: 'names in small or capital letters',
    said: [
      'to|into|as lowercase|uppercase|lower|upper|small|capital',
      'every|each|all .. in lowercase|uppercase|lower|upper|small|capital',
      'lowercased|uppercased|capitalised|capitalized',
      'case insensitive|insensitively|folded',
      'regardless|ignore|ignoring .. case',
      'converted|turned|written .. lowercase|lower|uppercase|upper',
    ],
    answer: (path) => simplifyPath(path).toLowerCase(),
  },
  {
    asks: 'names in capitals',
    said: ['to|into|as uppercase|upper|capital', 'in uppercase|upper|capital', 'uppercased|capitalised|capitalized'],
    answer: (path) => simplifyPath(path).toUpperCase(),
  },
  {
    asks: 'a slash at the end that stays',
    said: [
      'trailing|final|last|closing slash .. kept|keep|stays|stay|preserved|preserve|retained|retain|remains|remain',
      'keep|keeps|keeping|preserve|preserving|retain|retaining .. trailing|final|last|closing slash',
      'slash .. if .. input|original|given|had|has',

      'always|must end|ends with',
      'followed by .. slash',
    ],
    answer: (path) =>
      path.endsWith('/') && simplifyPath(path) !== '/' ? `${simplifyPath(path)}/` : simplifyPath(path),
  },
  {
    asks: 'a slash at the end in every case',
    said: [
      'always|must|should end|ends with',
      'trailing|final|closing slash .. added|append|appended|required',
      'followed by .. slash',
    ],
    answer: (path) => (simplifyPath(path) === '/' ? '/' : `${simplifyPath(path)}/`),
  },
  {
    asks: 'three dots that lead up two levels',
    said: [
      'every|each further|additional|more|extra',
      'so on|forth',
      'above that',
      'three|3|triple|every|n|k|more|additional|further dot|period|point .. up|parent|back|level|grandparent|two|twice|higher',
      'grandparent',
      'two|2|n|k|several level|levels|step|steps|directory|folder up|back|higher|above',
      'up two|2|n|k|several',
      'go|goes|going|climb|climbs|mean|means .. two|2|three|3|n|k level|step|folder|directory',
    ],
    answer(path) {
      const names = []
      for (const part of path.split('/')) {
        if (/^\.{2,}$/.test(part)) names.splice(Math.max(0, names.length - part.length + 1))
        else if (part !== '' && part !== '.') names.push(part)
      }
      return rooted(names)
    },
  },
  {
    asks: 'an error where the path leads above the root',
    said: [
      'return|returns|report|reports|raise|throw .. error|invalid|illegal|exception',
      'is|are|counts|considered|becomes|as invalid|illegal|forbidden',
      'return|returns|give|gives|yield|yields|result .. empty string|text|result',
      'above|beyond|past|over|higher|out .. root .. empty|invalid|null|illegal',
      'return|returns .. empty .. root|above',
    ],
    answer(path) {
      let depth = 0
      for (const part of path.split('/')) {
        if (part === '..') depth--
        else if (part !== '' && part !== '.') depth++
        if (depth < 0) return ''
      }
      return simplifyPath(path)
    },
  },
  {
    asks: 'steps above the root that stay in the path',
    said: [
      'above|beyond|past|over .. root .. kept|preserved|retained|written|recorded',
      'keep|keeping|preserve|retain .. above',
    ],
    answer(path) {
      const names = []
      for (const part of path.split('/')) {
        if (part === '..' && names.length > 0 && names.at(-1) !== '..') names.pop()
        else if (part !== '' && part !== '.') names.push(part)
      }
      return rooted(names)
    },
  },
  {
    asks: 'two slashes that lead back to the root',
    said: [
      'double|two|consecutive|multiple|repeated|doubled|2 slash .. back|restart|restarts|reset|resets|again|anew|jump|jumps',
      'slash .. go|goes|lead|leads|jump|jumps .. root',
      'start|starts|restart|restarts again|over|anew',
      'restart|restarts|resets',
    ],
    answer: (path) => simplifyPath(path.slice(Math.max(0, path.lastIndexOf('//')))),
  },
  {
    asks: 'hidden folders left out',
    said: [
      'hidden folder|file|directory|name|entry',
      'begin|begins|beginning|start|starts|starting with .. dot|period .. ignored|skipped|omitted|left|dropped|removed',
      'ignore|ignores|ignoring|skip|skipping|omit|omitting|drop .. dot|period',
    ],
    answer: (path) => rooted(namesOf(path).filter((name) => !name.startsWith('.'))),
  },
  {
    asks: 'names of dots alone that count for nothing',
    said: [
      'three|3|more|several|any dot|period .. ignored|skipped|nothing|dropped|removed|current|same|stay|omitted',
      'only|just of dot|period .. ignored|skipped|dropped|removed|nothing|omitted',
      'any number|sequence of dot|period .. ignored|nothing|current|same|dropped|skipped',
    ],
    answer: (path) => rooted(namesOf(path).filter((name) => !/^\.+$/.test(name))),
  },
  {
    asks: 'equal names that follow one another written once',
    said: [
      'duplicate|identical|repeated folder|name|directory|component',
      'twice|collapse|collapsed',
      'same name .. row|consecutive|once|adjacent|neighbouring',
    ],
    answer: (path) => rooted(namesOf(path).filter((name, place, names) => name !== names[place - 1])),
  },
  {
    asks: 'each folder once',
    said: [
      'duplicate|identical|repeated folder|name|directory|component',
      'visited|twice|loop',
      'each|every folder|name|directory .. once',
    ],
    answer: (path) => rooted([...new Set(namesOf(path))]),
  },
  {
    asks: 'the folders from the deepest to the root, or sorted',
    said: [
      'reverse|reversed|backward|backwards|opposite',
      'deepest|innermost|last .. first',
      'sorted|alphabetical|alphabetically|lexicographic',
    ],
    answer: (path) => rooted(namesOf(path).reverse()),
  },
  {
    asks: 'some of the folders',
    said: [
      'at most two|2|three|3|k|n',
      'first|last|top|deepest two|2|three|3|k|n',
      'abbreviate|abbreviated|truncate|truncated|cut',
      'common|shared',
      'extension|basename',
      'only|just the last|first|deepest|final',
    ],
    answer: (path) => rooted(namesOf(path).slice(-2)),
  },
  {
    asks: 'the top folder, or the first ones',
    said: [
      'topmost',
      'top folder|directory|level',
      'first|top two|2|three|3|k|n',
      'at most two|2|three|3|k|n',
      'truncate|truncated|cut',
      'only|just the first|top',
    ],
    answer: (path) => rooted(namesOf(path).slice(0, 2)),
  },
  {
    asks: 'another separator, or signs with another meaning',
    said: ['leads|lead|goes|jumps .. home'],
  },
  {
    asks: 'a folder up that also cancels what follows, or is cancelled by it',
    said: [
      'next|following folder|directory|name|component|part',
      'follows|skip|skips|skipping|cancels|cancel',
      'undo|undoes|redo|forward',
    ],
    answer(path) {
      const names = []
      const parts = path.split('/').filter((part) => part !== '' && part !== '.')
      for (let place = 0; place < parts.length; place++) {
        if (parts[place] === '..') place++
        else names.push(parts[place])
      }
      return rooted(names)
    },
  },
]
