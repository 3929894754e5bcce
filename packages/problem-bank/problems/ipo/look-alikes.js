/** The capital after at most k rounds; `choose` picks one of the projects that can be started, or none. */
function after(k, w, projects, choose, worth = (money, { profit }) => money + profit) {
  let money = w
  const left = [...projects]
  for (let done = 0; done < k; done++) {
    const startable = left.filter(({ need }) => need <= money)
    const chosen = choose(startable, left, done)
    if (chosen === undefined) break
    left.splice(left.indexOf(chosen), 1)
    money = worth(money, chosen)
  }
  return money
}

const projectsOf = (profits, capital) => profits.map((profit, at) => ({ profit, need: capital[at], at }))
const best = (size) => (projects) => projects.toSorted((a, b) => size(b) - size(a))[0]
const mostProfit = best(({ profit }) => profit)

const lookAlikes = [
  {
    asks: 'projects whose capital is spent',
    said: [
      'are|is|being|be paid|spent|lost|gone|deducted|subtracted|consumed|invested',
      'not|never come|comes|get|gets|paid|given|returned|returns|refunded back|to',
      'price of the|a|each deal|project',
      'never|not .. refunded|returned|recovered',
      'spent|spend|spends|deducted|deduct|subtracted|subtract|invested|consumed|paid|pay|pays|used up',
      'capital|cost|price|need .. lost|subtracted|deducted|paid|spent|reduced|taken',
      'net profit|gain',
      'minus|less',
    ],
    answer: (k, w, profits, capital) =>
      after(
        k,
        w,
        projectsOf(profits, capital),
        best(({ profit, need }) => profit - need),
        (money, { profit, need }) => money + Math.max(0, profit - need),
      ),
  },
  {
    asks: 'the profit without the capital at the beginning',
    said: [
      'total|largest|maximum|greatest|overall|sum of|the profit|profits|gain|gains|earnings',
      'profit|gain|earnings|increase alone|only|made|earned|gained',
      'without|excluding|not counting|beyond .. initial|starting|start|first|original|beginning',
      'by how much',
      'increase|growth of|in',
    ],
    denied: [
      'capital|money|cash|coins|own|owns|have|has|wealth|fortune|hold|holds|worth|balance|budget|with|purse|sum|strength|level|w',
    ],
    answer: (k, w, profits, capital) => findMaximizedCapital(k, w, profits, capital) - w,
  },
  {
    asks: 'projects that may be done again',
    said: [
      'again|repeatedly|repeat|repeated|several|many|any|unlimited times|number',
      'more than once',
      'reuse|reused|unlimited',
      'may|can be repeated|done again',
    ],
    answer(k, w, profits, capital) {
      let money = w
      for (let done = 0; done < Math.min(k, 1000); done++)
        money += Math.max(0, ...profits.filter((_, at) => capital[at] <= money))
      return money
    },
  },
  {
    asks: 'any number of projects',
    said: ['any|unlimited number|many', 'as many .. as', 'all projects .. possible', 'no limit'],
    answer: (_, w, profits, capital) => after(profits.length, w, projectsOf(profits, capital), mostProfit),
  },
  {
    asks: 'exactly k projects',
    said: ['exactly|precisely k|n|m', 'must .. exactly|all', 'k|all must', '-1'],
    answer(k, w, profits, capital) {
      let done = 0
      const money = after(k, w, projectsOf(profits, capital), (startable) => {
        const chosen = mostProfit(startable)
        if (chosen) done++
        return chosen
      })
      return done === k ? money : -1
    },
  },
  {
    asks: 'projects chosen beforehand with the capital of the beginning',
    said: [
      'at once|same time|simultaneously|beforehand|advance|together|parallel',
      'initial|starting|original capital .. all|every|each|only',
      'before any',
    ],
    answer: (k, w, profits, capital) =>
      w +
      projectsOf(profits, capital)
        .filter(({ need }) => need <= w)
        .map(({ profit }) => profit)
        .sort((a, b) => b - a)
        .slice(0, k)
        .reduce((sum, profit) => sum + profit, 0),
  },
  {
    asks: 'projects in the order given, or by what they need',
    said: [
      'in order|given|sequence|listed|the order',
      'in the given|listed',
      'order .. given|listed|fixed|index',
      'cheapest|lowest|smallest first',
      'skip|skipped',
    ],
    answer: (k, w, profits, capital) => after(k, w, projectsOf(profits, capital), (startable) => startable[0]),
  },
  {
    asks: 'the least capital at the end',
    said: ['minimize|minimise|minimized', 'minimum|smallest|least|lowest|worst|poorest final|end|profit'],
    answer: (k, w, profits, capital) =>
      after(
        k,
        w,
        projectsOf(profits, capital),
        best(({ profit }) => -profit),
      ),
  },
  {
    asks: 'more capital than a project needs, not as much',
    said: ['strictly', 'more|greater|larger|exceeds|exceed|above than|capital|the|its', 'more than'],
    answer(k, w, profits, capital) {
      return findMaximizedCapital(
        k,
        w,
        profits,
        capital.map((need) => need + 1),
      )
    },
  },
]
