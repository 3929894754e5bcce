/** The places of the letters by rows, top to bottom. */
function rowsOf(length, numRows, goingUp = false) {
  const rows = Array.from({ length: numRows }, () => [])
  const period = Math.max(1, 2 * numRows - 2)
  for (let place = 0; place < length; place++) {
    const at = place % period
    const row = at < numRows ? at : period - at
    rows[goingUp ? numRows - 1 - row : row].push(place)
  }
  return rows
}

const written = (s, rows) => rows.map((row) => row.map((place) => s[place]).join(''))
const columns = (s, numRows) => rowsBy(s, (place) => place % numRows, numRows)
const reversed = (text) => [...text].reverse().join('')

function rowsBy(s, rowOf, numRows) {
  const rows = new Array(numRows).fill('')
  for (let place = 0; place < s.length; place++) rows[rowOf(place)] += s[place]
  return rows
}

const lookAlikes = [
  {
    asks: 'the text from which the zigzag was read',
    said: [
      'decode|decodes|decoded|decoding|decrypt|decrypted|decipher|deciphered|invert|inverse|reverse|undo|undoes|recover|recovers|restore|restored|reconstruct|reconstructed|unzigzag|back',
      'original|plaintext|plain|initial',
      'was|were|has|been|already|had written|read|converted|encoded|encrypted|been|obtained|produced',
      'result|output of',
    ],
    answer(s, numRows) {
      const letters = []
      for (const [at, place] of rowsOf(s.length, numRows).flat().entries()) letters[place] = s[at]
      return letters.join('')
    },
  },
  {
    asks: 'columns from top to bottom',
    denied: [
      'up|upward|upwards|upper|rise|rises|rising|climb|climbs|climbing|ascend|ascends|ascending|ascent|higher',
      'zigzag|zig|zags|wave|waves|bounce|bounces|bouncing|diagonal|diagonally|w|v|n|mirror|mirrored|pingpong|triangle',
      'turn|turns|turning|turned|reverse|reverses|reversed|reversing|back|direction|directions|alternate|alternating|alternately',
    ],
    said: [
      'after|behind|past|below|following|succeeding .. bottom|lowest|last|final .. on|in|at|into|to ~way|ascent|climb the top|first|uppermost|topmost|highest',
      'dealt|deal|dealing|distributed|distribute|handed|cards|hands',
      'starts|start|starting|begins|begin|beginning over|anew|afresh',
      'first|top|uppermost|topmost rail|row|line|track|one again|anew|afresh|once ~and|then',
      'column|columns',
      'without|no|not|never .. zigzag|diagonal|diagonally|upward|upwards|going|back|turn|turning',
      'always|only|just .. top|down|downward|downwards',
      'each|every|all|next|again|begin|begins|starts|starting|start|continues|continue .. top',
      'round robin',
      'jump|jumps|back|returns|return|restart|restarts .. top|first',
      'top to bottom .. again|always|each|every',
      'cyclically|modulo|in turn',
    ],
    answer: (s, numRows) => columns(s, numRows).join(''),
  },
  {
    asks: 'columns that are read from the top and the bottom in turn',
    said: [
      'column|columns|snake|snaking|serpentine|boustrophedon|alternate|alternately|alternating|meander',
      'down .. up|upward',
    ],
    answer: (s, numRows) =>
      rowsBy(
        s,
        (place) => {
          const at = place % (2 * numRows)
          return at < numRows ? at : 2 * numRows - 1 - at
        },
        numRows,
      ).join(''),
  },
  {
    asks: 'rows of that length, read by columns',
    said: [
      'row|rows of length|width|numrows|size',
      'numrows|k|n letters|characters|columns|column|wide',
      'column|columns',
      'width|wide',
    ],
    answer: (s, numRows) => columns(s, Math.ceil(s.length / numRows)).join(''),
  },
  {
    asks: 'the rows from the bottom to the top',
    said: [
      'bottom|lowest|last|lower row|line|rail|one|rows|lines .. first|up|to|upward',
      'bottom|lowest|last .. to|up .. top|first|highest|uppermost',
      'from|starting|beginning|begin|starts|start .. bottom|lowest|last',
      'upward|upwards|reverse|reversed|backward|backwards|below',
      'bottom up',
      'bottom .. top',
    ],
    answer: (s, numRows) => written(s, rowsOf(s.length, numRows)).reverse().join(''),
  },
  {
    asks: 'a zigzag that starts at the bottom',
    said: [
      'start|starts|starting|begin|begins|beginning|first .. bottom|lowest|last|low',
      'bottom|lowest|last .. start|starts|starting|begin|begins|beginning|first',
      'first up|upward|upwards|diagonally',
      'up|upward|upwards .. then|and .. down|downward|downwards',
      'up then|and down',
      'bottom .. top',
      'from .. bottom|lowest',
    ],
    answer: (s, numRows) => written(s, rowsOf(s.length, numRows, true)).join(''),
  },
  {
    asks: 'rows read from right to left',
    said: [
      'right to .. left',
      'reverse|reversed|backward|backwards|mirrored|mirror|reversing',
      'from the right|end',
      'last .. first',
    ],
    answer: (s, numRows) => written(s, rowsOf(s.length, numRows)).map(reversed).join(''),
  },
  {
    asks: 'the result reversed',
    said: ['reverse|reversed|backward|backwards|reversing', 'right to .. left', 'last .. first'],
    answer: (s, numRows) => reversed(convert(s, numRows)),
  },
  {
    asks: 'the text reversed before',
    said: ['reverse|reversed|backward|backwards|reversing', 'right to .. left', 'last .. first', 'from the end'],
    answer: (s, numRows) => convert(reversed(s), numRows),
  },
  {
    asks: 'every second row read backward',
    said: [
      'alternate|alternately|alternating|snake|serpentine|boustrophedon|zigzagging',
      'every|each second|other|odd|even',
      'odd|even|second row|line|rail',
      'reverse|reversed|backward|backwards',
      'right to .. left',
    ],
    answer: (s, numRows) =>
      written(s, rowsOf(s.length, numRows))
        .map((row, i) => (i % 2 === 1 ? reversed(row) : row))
        .join(''),
  },
  {
    asks: 'only the last row',
    said: [
      'last|bottom|lowest|lower|final row|line|rail',
      'only|just|solely .. row|line|rail|last|bottom|middle|first|top',
      'row|line|rail .. only|alone',
      'nth|kth|second|2nd|third|middle row|line|rail',
    ],
    answer: (s, numRows) => written(s, rowsOf(s.length, numRows)).at(-1),
  },
  {
    asks: 'only the first row',
    said: [
      'only|just|solely .. row|line|rail|first|top',
      'row|line|rail .. only|alone',
      'return|give|output .. first|top|upper|uppermost|topmost row|line|rail',
      'first|top|upper|uppermost row|line|rail alone|only',
    ],
    answer: (s, numRows) => written(s, rowsOf(s.length, numRows))[0],
  },
  {
    asks: 'only the second row, or another',
    said: [
      'only|just|solely .. row|line|rail',
      'second|2nd|middle|central|third|given|kth row|line|rail',
      'row|line|rail number|k|r|i|alone',
    ],
    answer: (s, numRows) => written(s, rowsOf(s.length, numRows))[Math.floor(numRows / 2)],
  },
  {
    asks: 'the longest row',
    said: ['longest|shortest|lexicographically|largest|smallest|most'],
    answer: (s, numRows) =>
      written(s, rowsOf(s.length, numRows)).reduce((longest, row) => (row.length > longest.length ? row : longest), ''),
  },
  {
    asks: 'spaces or another character between the rows or in gaps',
    said: [
      'separated|separator|separate|delimited|delimiter|joined|divided by|with|between',
      'space|spaces|blank|blanks|dash|hyphen|comma|newline|newlines|dot|dots|padding|padded|padded|filler|gaps',
      'line break|breaks',
      'between .. rows|lines|rails',
    ],
    answer: (s, numRows) =>
      written(s, rowsOf(s.length, numRows))
        .filter((row) => row !== '')
        .join(' '),
  },
  {
    asks: 'new lines between the rows',
    said: ['separated|separator|delimited|joined|newline|newlines', 'line break|breaks', 'between .. rows|lines|rails'],
    answer: (s, numRows) =>
      written(s, rowsOf(s.length, numRows))
        .filter((row) => row !== '')
        .join('\n'),
  },
  {
    asks: 'gaps filled, spaces skipped, or other letters',
    said: [
      'ignore|ignoring|skip|skipping|drop|dropped|remove|removed|without|omit .. space|punctuation|blank|comma|dot|vowel',
      'space|punctuation|blank|comma|dot .. ignored|skipped|dropped|removed|omitted',
    ],
    answer: (s, numRows) => convert(s.replace(/[^A-Za-z]/g, ''), numRows),
  },
  {
    asks: 'capital letters',
    said: ['convert|converted|turn|turned|made|make|into|to .. uppercase|capital', 'capitalised|capitalized'],
    answer: (s, numRows) => convert(s, numRows).toUpperCase(),
  },
  {
    asks: 'a zigzag to be applied twice or several times',
    said: ['twice|two times|second|repeatedly|again|thrice|several|k times|time|double', 'two|2|three|3|k times|time'],
    answer: (s, numRows) => convert(convert(s, numRows), numRows),
  },
  {
    asks: 'a spiral, or a diagonal order',
    said: ['spiral|spirally|matrix|grid|diagonal|diagonals|square', 'read|reading .. diagonally|columns|column'],
    answer: (s, numRows) => columns(s, Math.ceil(s.length / numRows)).join(''),
  },
  {
    asks: 'the turning rows to be written twice',
    said: [
      'twice|repeat|repeated|repeats|both',
      'two letters|times|characters',
      'end|ends|turn|turning|outer .. twice|two|both',
    ],
    answer: (s, numRows) =>
      rowsBy(
        s,
        (place) => {
          const at = place % (2 * numRows)
          return at < numRows ? at : 2 * numRows - 1 - at
        },
        numRows,
      ).join(''),
  },
  {
    asks: 'a zigzag that begins on another row, is shifted or goes up straight',
    said: [
      'offset|shift|shifted|rotate|rotated|start|starts|starting .. row|second|middle|k',
      'middle',
      'second row',
      'straight|vertically|vertical',
    ],
    answer: (s, numRows) =>
      written(`.${s}`, rowsOf(s.length + 1, numRows))
        .join('')
        .replace('.', ''),
  },
]
