const peopleOf = (n) => Array.from({ length: n }, (_, at) => at + 1)
const trustedBy = (trust, person) => trust.filter(([, trusted]) => trusted === person).length
const trusting = (trust, person) => trust.filter(([truster]) => truster === person).length
const firstOf = (n, fits) => peopleOf(n).find(fits) ?? -1

function reaches(trust, from) {
  const reached = new Set([from])
  for (const person of reached) for (const [truster, trusted] of trust) if (truster === person) reached.add(trusted)
  return reached
}

const lookAlikes = [
  {
    asks: 'the one who trusts everybody and is trusted by nobody',
    said: [
      'trusts|trust|knows|follows everybody|everyone|all|every|each',
      'trusted|known|followed by nobody|none|no',
      'trusted .. by nobody|none',
      'nobody|none|no trusts|trust him|her|the',
    ],
    answer: (n, trust) => firstOf(n, (person) => trusting(trust, person) === n - 1 && trustedBy(trust, person) === 0),
  },
  {
    asks: 'a judge who may trust others, too',
    said: [
      'may|might|can well trust',
      'judge|favourite|he|she|one may|can|might well|also trust',
      'trusts|trust no|not more than one|1|two|2',
      'trusts|trust at most|least one|1|two|2',
      'judge|he|she|person|may|can|might trust|trusts others|somebody|someone|too|anybody|anyone',
      'may|can|might trust',
      'no matter|regardless|irrespective|whoever|whomever|whether .. trusts|trust',
      'also|even trusts|trust|if',
    ],
    denied: [
      'trusts|trust|trusting|knows|know|follows|follow|answers|reports nobody|noone|no|none|nothing',
      'not|never|neither|nor|no|without|nobody|none',
    ],
    answer: (n, trust) => firstOf(n, (person) => trustedBy(trust, person) === n - 1),
  },
  {
    asks: 'one who trusts nobody, whoever trusts him',
    said: [
      'trusted by at|some|someone|somebody|most|more|half|k|two',
      'at least one|half|k|two',
      'need not .. trusted',
      'most|more than half',
      'majority|most',
    ],
    answer: (n, trust) => firstOf(n, (person) => trusting(trust, person) === 0),
  },
  {
    asks: 'the one who is trusted most',
    said: [
      'most trusted',
      'trusted .. most',
      'largest|greatest|highest|maximum number|count',
      'most people|persons|others|often|popular',
    ],
    answer(n, trust) {
      const counts = peopleOf(n).map((person) => trustedBy(trust, person))
      return counts.indexOf(Math.max(...counts)) + 1
    },
  },
  {
    asks: 'people labelled from 0',
    said: [
      '0|zero to|through|and',
      'from|with|at|are 0|zero',
      '0|zero indexed|based',
      '0|zero n 1',
      'to|through|until n 1',
    ],
    denied: [
      '1|one|first to|through|and',
      '1 .. n',
      'from|with|at 1|one',
      '1 indexed|based',
      '1|one .. people|persons|labels|numbers|numbered|labeled|labelled',
    ],
    answer(n, trust) {
      const judge = findJudge(
        n,
        trust.map((pair) => pair.map((person) => person + 1)),
      )
      return judge === -1 ? -1 : judge - 1
    },
  },
  {
    asks: 'trust that is passed on',
    said: [
      'directly or|and',
      'indirectly|indirect|transitive|transitively|passed|chain',
      'friends|those of|whom',
      'reach|reached|reachable|path|paths',
    ],
    answer: (n, trust) =>
      firstOf(
        n,
        (person) => trusting(trust, person) === 0 && peopleOf(n).every((other) => reaches(trust, other).has(person)),
      ),
  },
  {
    asks: 'trust in both directions',
    said: [
      'mutual|mutually|symmetric|vice|undirected|bidirectional',
      'each other',
      'both trust|directions|ways',
      'friends|friend|neighbour|neighbours',
    ],
    answer: (n, trust) => firstOf(n, (person) => trustedBy(trust, person) + trusting(trust, person) === n - 1),
  },
  {
    asks: 'pairs that are told the other way round',
    said: [
      'b trusts|knows|follows a',
      'second .. trusts .. first',
      'is|was trusted by',
      'a is|was trusted',
      'trusted .. truster',
    ],
    answer: (n, trust) =>
      findJudge(
        n,
        trust.map(([a, b]) => [b, a]),
      ),
  },
  {
    asks: 'a judge whom all but some trust',
    said: [
      'all|everybody|everyone but|except one|two|k|at|a',
      'at most|least',
      'exactly two|k|half',
      'almost|nearly',
      'may|can be distrusted',
      'half',
    ],
    answer: (n, trust) => firstOf(n, (person) => trusting(trust, person) === 0 && trustedBy(trust, person) >= n - 2),
  },
  {
    asks: 'how many there are, or a new rule',
    said: [
      'how many',
      'number|count of judges|people|persons|such|candidates|missing|pairs',
      'minimum|fewest|least|smallest',
      'several|many|multiple|two judges',
      'himself|herself|itself',
      'distrust|distrusts|enemy|enemies',
      ...conditions('apart|aside from ~the|an', 'apart|aside from the ~empty', 'other than', 'no longer'),
    ],
    answer: (n, trust) => peopleOf(n).filter((person) => trusting(trust, person) === 0).length,
  },
]
