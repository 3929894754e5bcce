const lookAlikes = [
  {
    asks: 'the rest of the row and column set to another value',
    said: [
      '-1|minus|one|ones|1|null|x|star|asterisk',
      'rest|other|others|remaining|remainder|else of|cell|cells|entry|entries|value|values|element|elements',
      'mark|marks|marked|marking|replace|replaced|replacing',
    ],
    answer: (matrix) => {
      const before = matrix.map((line) => [...line])
      clear(matrix, ([r, c], [row, column]) => r === row || c === column, 0, -1)
      for (const [row, line] of before.entries())
        for (const [column, value] of line.entries()) if (value === 0) matrix[row][column] = 0
    },
  },

  {
    asks: 'negative numbers that are spared',
    said: [
      'resist|resists|resistant|immune|protected|survive|survives|spared|exempt|unaffected|safe',
      'negative|negatives|below .. keep|keeps|stay|stays|remain|remains|retain|untouched|unchanged|left',
    ],
    answer(matrix) {
      const before = matrix.map((line) => [...line])
      setZeroes(matrix)
      for (const [row, line] of before.entries())
        for (const [column, value] of line.entries()) if (value < 0) matrix[row][column] = value
    },
  },
  {
    asks: 'negative numbers that stop it',
    said: [
      'till|until .. meets|hits|reaches|blocked|stopped|negative|wall|border',
      'beam|beams|ray|rays|shine|shines',
      'negative|negatives|minus .. stop|stops|block|blocks|wall|walls|barrier|obstacle',
      'stopped|blocked by',
    ],
    answer(matrix) {
      const before = matrix.map((line) => [...line])
      for (const [row, line] of before.entries())
        for (const [column, value] of line.entries())
          if (value === 0)
            for (const [down, right] of [
              [0, 1],
              [1, 0],
              [0, -1],
              [-1, 0],
            ])
              for (let [r, c] = [row, column]; before[r]?.[c] >= 0; [r, c] = [r + down, c + right]) matrix[r][c] = 0
    },
  },
  {
    asks: 'rows and columns taken out',
    said: [
      'delete|deletes|deleted|deleting|remove|removes|removed|removing|strike|strikes|struck|drop|drops|dropped|cut|discard|discarded|eliminate|shrink',
      'what is left|remains',
      'what remains',
      'smaller matrix|table|grid',
    ],
    answer(matrix) {
      const columns = [...matrix[0].keys()].filter((column) => matrix.every((line) => line[column] !== 0))
      const left = matrix.filter((line) => !line.includes(0)).map((line) => columns.map((column) => line[column]))
      matrix.splice(0, matrix.length, ...left)
    },
  },

  {
    asks: 'the row alone cleared',
    denied: ['column|col'],
    said: [
      '~the|and|or row of|that|has|have|in|with|is|becomes|turns',
      'rest|remainder of',
      'row|rows only|alone|itself',
      'whichever|every|each|any|a|whole|entire row|line|board|shelf ~and|or|column',
      'row|rows only|alone',
      'only|just|merely row|rows|the|its',
      'column|columns .. stay|stays|remain|remains|not|never|untouched|left|kept',
      'column|columns .. alone|aside|spared|as|safe|kept|keep',
      'row .. nothing|else|alone',
      'horizontal|horizontally',
      'sideways',
      'row only|alone',
      'only|just .. row|rows',
      'not|never|leave|leaving|except|keep|keeping .. column|columns',
      'column|columns .. unchanged|untouched|stay|stays|remain|kept|intact',
      'rows not columns',
      'row and not',
    ],
    answer: (matrix) => clear(matrix, ([r], [row]) => r === row),
  },
  {
    asks: 'the column alone cleared',
    denied: ['row'],
    said: [
      'column|columns only|alone|itself',
      'whichever|every|each|any|a|whole|entire column ~and|or|row',
      'column|columns only|alone',
      'only|just|merely column|columns|the|its',
      'row|rows .. stay|stays|remain|remains|not|never|untouched|left|kept',
      'row|rows .. alone|aside|spared|as|safe|kept|keep',
      'column .. nothing|else|alone',
      'vertical|vertically',
      'column only|alone',
      'only|just .. column|columns',
      'not|never|leave|leaving|except|keep|keeping .. row|rows',
      'row|rows .. unchanged|untouched|stay|stays|remain|kept|intact',
      'columns not rows',
      'column and not',
    ],
    answer: (matrix) => clear(matrix, ([, c], [, column]) => c === column),
  },
  {
    asks: 'the neighbours cleared',
    said: [
      'touch|touching|touches|beside|around',
      'one step',
      'four|eight cell|cells|side|sides',
      'distance|away',
      'neighbour|neighbor|neighbouring|neighboring|adjacent|surrounding',
      'next to',
    ],
    answer: (matrix) => clear(matrix, ([r, c], [row, column]) => Math.abs(r - row) + Math.abs(c - column) <= 1),
  },
  {
    asks: 'the eight neighbours cleared',
    said: ['neighbour|neighbor|neighbouring|neighboring|adjacent|surrounding', 'next to'],
    answer: (matrix) => clear(matrix, ([r, c], [row, column]) => Math.abs(r - row) <= 1 && Math.abs(c - column) <= 1),
  },
  {
    asks: 'the diagonals cleared too',
    said: [
      'or|and|also|including|even|plus|both|its|on|of|the|as diagonal|diagonals|diagonally',
      'diagonals too|also|as|through',
    ],
    answer: (matrix) =>
      clear(matrix, ([r, c], [row, column]) => r === row || c === column || Math.abs(r - row) === Math.abs(c - column)),
  },
  {
    asks: 'the diagonals cleared instead',
    said: ['diagonal|diagonals|diagonally'],
    answer: (matrix) => clear(matrix, ([r, c], [row, column]) => Math.abs(r - row) === Math.abs(c - column)),
  },
  {
    asks: 'rows and columns of another value',
    said: [
      'below|less|smaller|lower than|zero',
      'multiple|divisible|even|odd',
      'negative|minus|-1|positive|nonzero',
      'is|equals|equal|contains|contain|holds|holding|has|of|a|value 1|one|k|2|5',
      'every|any|each|an element one|1',
      'even|odd|minimum|maximum|largest|smallest',
    ],
    answer: (matrix) => clear(matrix, ([r, c], [row, column]) => r === row || c === column, 1),
  },
  {
    asks: 'rows and columns of a zero set to one',
    said: [
      'raise|raised|filled|fill|fills with',
      'marked|mark|replaced',
      'negative|minus|-1|two|2|nine|9|star',
      'lowered|reduced|halved|doubled',
      'to|with|become|becomes|by|become a 1|one|ones|1s',
      '1s|ones|infinity|-1',
      'set .. to .. 1|one',
    ],
    answer: (matrix) => clear(matrix, ([r, c], [row, column]) => r === row || c === column, 0, 1),
  },
  {
    asks: 'rows and columns of a one set to one',
    said: ['1s|ones', 'to|with|become|becomes|by|is|a 1|one', 'true'],
    answer: (matrix) => clear(matrix, ([r, c], [row, column]) => r === row || c === column, 1, 1),
  },
  {
    asks: 'zeros that spread from the cells just cleared',
    said: [
      'each|every|any|new zero|0 .. comes|made|new|created|results|arises',
      'so do|does',
      'chain|finally|eventually',
      'new|newly|fresh|then|again',
      'in turn',
      'so on',
      'no more|further',
      'spread|spreading|propagate|propagates|chain|cascade',
      'repeat|repeated|repeatedly|until',
    ],
    answer(matrix) {
      if (matrix.flat().includes(0)) for (const line of matrix) line.fill(0)
    },
  },
  {
    asks: 'cells whose row and whose column both hold a zero',
    said: [
      'crossing|crossings|intersection|cross|meet',
      'both',
      'as well as',
      'both .. row .. column',
      'row as well as',
      'both the|its row',
      'same time|simultaneously',
    ],
    answer(matrix) {
      const before = matrix.map((line) => [...line])
      for (const [row, line] of before.entries())
        for (const column of line.keys())
          if (line.includes(0) && before.some((other) => other[column] === 0)) matrix[row][column] = 0
    },
  },
  {
    asks: 'the first zero alone',
    said: [
      'first|last|one|single zero',
      'only|just one ~row|column|entry|zero|0',
      'only|just one|a zero|0',
      'only|just the first|last|topmost|leftmost|upper|smallest',
      'only|just the zero|0 ~that|which|there|already|of|given|present|originally|in|from|written',
      'topmost|leftmost',
      '~at once ~you|all|the|a|this|more|it|per|everything|every',
      'only|just .. first|one|once zero|0',
      'first zero|0',
      'only|just once',
    ],
    answer(matrix) {
      const row = matrix.findIndex((line) => line.includes(0))
      if (row === -1) return
      const column = matrix[row].indexOf(0)
      for (const line of matrix) line[column] = 0
      matrix[row].fill(0)
    },
  },
  {
    asks: 'the border or the corners left as they are',
    said: [
      'rim|frame|margin|outer|outside|inner|inside|interior',
      'first|last row|column .. stay|remains|left|untouched|never|not|alone',
      'header|heading|title|frozen|locked|protected',
      'border|edge|edges|boundary|corner|corners|obstacle|obstacles|wall|walls|until|stop|stops|blocked',
    ],
    answer(matrix) {
      const before = matrix.map((line) => [...line])
      clear(matrix, ([r, c], [row, column]) => r === row || c === column)
      const inside = (row, column) => row > 0 && column > 0 && row < matrix.length - 1 && column < matrix[0].length - 1
      for (const [row, line] of before.entries())
        for (const [column, value] of line.entries()) if (!inside(row, column)) matrix[row][column] = value
    },
  },
  {
    asks: 'the zero itself kept apart from its row and column',
    said: [
      'itself .. stay|stays|remain|remains|not|kept',
      'from .. on|onwards|onward',
      'up to|as far',
      'until|reaching|reaches|reach|meets|next',
      'right and|below',
      'after|behind|below|beneath',
      'down and',
      'right|left|below|above of .. zero|it',
      'to the right|left',
      'from the zero',
    ],
    answer: (matrix) =>
      clear(matrix, ([r, c], [row, column]) => (r === row && c >= column) || (c === column && r >= row)),
  },
  {
    asks: 'rows and columns with several zeros',
    said: [
      'two|2|three|3|several|many|more|single|pair zero|zeros|zeroes|of',
      'at least',
      'more than',
      'exactly',
      'only one',
      'lone|lonely|alone|sole',
      'even|odd',
      'full|all|nothing|entirely zero|zeros|zeroes|of',
    ],
    answer: (matrix) => {
      const before = matrix.map((line) => [...line])
      const many = (line) => line.filter((value) => value === 0).length > 1
      for (const [row, line] of before.entries())
        for (const column of line.keys())
          if (many(line) || many(before.map((other) => other[column]))) matrix[row][column] = 0
    },
  },
  {
    asks: 'a limit to how far it goes',
    said: ['above .. below'],
  },
  {
    asks: 'a further condition or exception',
    said: ['up|out to the|a next|first|nearest', 'wall|walls|barrier|barriers|fence|fences'],
  },
  {
    asks: 'only zeros that do not stand on the border',
    said: [
      'border|frame|edge|rim|margin|perimeter|outer|outermost|boundary',
      'inner|interior|inside',
      'decoration|decorative|ornament',
      'start|starts|cause|causes|trigger|triggers|do|does|mean|means nothing|none|no',
      'first|last row|column',
      'corner|corners',
    ],
    answer(matrix) {
      const [last, end] = [matrix.length - 1, matrix[0].length - 1]
      const causes = matrix.flatMap((line, r) =>
        line.flatMap((cell, c) => (cell === 0 && r > 0 && r < last && c > 0 && c < end ? [[r, c]] : [])),
      )
      for (const [row, column] of causes) {
        matrix[row].fill(0)
        for (const line of matrix) line[column] = 0
      }
    },
  },
  {
    asks: 'zeros that do nothing',
    said: ['triggers|trigger nothing|none', 'header', 'first|last row|column .. ~cell nothing|not|no'],
  },
]

function clear(matrix, reaches, cause = 0, value = 0) {
  const causes = matrix.flatMap((line, row) => line.flatMap((cell, column) => (cell === cause ? [[row, column]] : [])))
  for (const [row, line] of matrix.entries())
    for (const column of line.keys()) if (causes.some((place) => reaches([row, column], place))) line[column] = value
}
