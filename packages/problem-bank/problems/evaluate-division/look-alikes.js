/** The results of all queries, `one` giving each from its variables, or undefined. */
const answered = (queries, one, unknown = -1) => queries.map(([a, b]) => one(a, b) ?? unknown)

const quotientOf = (equations, values, pair) => {
  const [found] = calcEquation(equations, values, [pair])
  return found === -1 ? undefined : found
}

const lookAlikes = [
  {
    asks: 'the quotient the other way round',
    said: [
      'reciprocal|inverse|inverted|reverse|reversed',
      'second|latter .. divided by .. first|former',
      'b divided by a',
      'd divided by c',
      'how many time .. second|latter|b|d|cj|dj',
    ],
    answer: (equations, values, queries) => answered(queries, (a, b) => quotientOf(equations, values, [b, a])),
  },
  {
    asks: 'another answer where nothing follows',
    said: [
      '0|zero|null|nan|infinity|undefined|unknown .. if|where|when|for|otherwise|instead',
      'return|give|answer|report 0|zero|null|nan|infinity',
      'omit|omitted|omits|skip|skipped|leave|left out|drop|dropped|ignored',
    ],
    answer: (equations, values, queries) => answered(queries, (a, b) => quotientOf(equations, values, [a, b]), 0),
  },
  {
    asks: '1 for an unknown variable divided by itself',
    said: [
      'itself|same .. 1|one|always|even|regardless',
      'even|also .. unknown|undefined|itself|same',
      'x x is|equals|gives|counts 1|one',
      'any|every|each variable .. itself',
    ],
    answer: (equations, values, queries) =>
      answered(queries, (a, b) => (a === b ? 1 : quotientOf(equations, values, [a, b]))),
  },
  {
    asks: 'only what the equations say directly',
    said: [
      'direct|directly|explicit|explicitly|given equation|itself',
      'only|just .. given|stated|listed|equation|equations',
      'not|never|no chain|chained|combine|combined|combining|combination|infer|inferred|derive|derived|transitive',
      'single|one equation|step|relation|rate',
    ],
    answer: (equations, values, queries) =>
      answered(queries, (a, b) => {
        const at = equations.findIndex(([c, d]) => c === a && d === b)
        const back = equations.findIndex(([c, d]) => c === b && d === a)
        return at >= 0 ? values[at] : back >= 0 ? 1 / values[back] : undefined
      }),
  },
  {
    asks: 'equations that hold in one direction only',
    said: [
      'one|single direction|way',
      'not|never|cannot|no .. back|reverse|reversed|backward|backwards|inverse|inverted|opposite',
      'forward|forwards only',
      'oneway|unidirectional',
    ],
    answer: (equations, values, queries) =>
      answered(queries, (a, b) => {
        const times = new Map(equations.some((pair) => pair.includes(a)) ? [[a, 1]] : [])
        for (const [variable, factor] of times)
          for (const [at, [c, d]] of equations.entries())
            if (c === variable && !times.has(d)) times.set(d, factor * values[at])
        return times.get(b)
      }),
  },
  {
    asks: 'whether the results are known, or how many',
    said: ['how many query|queries|question', 'number|count of query|queries|question', 'true|false|yes', 'whether'],
    answer: (equations, values, queries) =>
      answered(queries, (a, b) => (quotientOf(equations, values, [a, b]) === undefined ? 0 : 1)),
  },
  {
    asks: 'rounded results, or what is left over',
    said: [
      'round|rounded|rounds|rounding|truncate|truncated|floor|integer|integers|whole',
      'modulo|remainder|logarithm',
    ],
    answer: (equations, values, queries) =>
      answered(queries, (a, b) => {
        const found = quotientOf(equations, values, [a, b])
        return found && Math.floor(found)
      }),
  },
]
