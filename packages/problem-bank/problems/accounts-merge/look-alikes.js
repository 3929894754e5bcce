/** Merges the accounts that `belong` together, directly or over others, into the name and what `listed` makes of the addresses. */
function merged(accounts, belong, listed = (emails) => [...new Set(emails)].sort()) {
  let people = accounts.map(([name, ...emails]) => ({ name, emails }))
  for (let again = true; again; ) {
    again = false
    for (const [at, one] of people.entries()) {
      const other = people.findIndex((person, place) => place > at && belong(one, person))
      if (other === -1) continue
      people = people.toSpliced(other, 1).with(at, { name: one.name, emails: [...one.emails, ...people[other].emails] })
      again = true
      break
    }
  }
  return people.map(({ name, emails }) => [name, ...listed(emails)])
}

const haveCommon = (one, other) => one.emails.some((email) => other.emails.includes(email))

const lookAlikes = [
  {
    asks: 'accounts of the same name to belong together',
    said: [
      'same|equal|identical|common name|names .. same|one|belong|belongs|merged|are|person|always|must',
      'name|names .. unique|identifies|decides|enough|suffices',
      'name|names or',
      'or .. same|common name|names',
      'by|with|on the|their same name',
      'belong|belongs .. same|equal|common name|names',
      'person|user|customer if|when|where .. same|equal|common name|names',
      'if|when|where they|both have|share|carry|bear the|a same|common name',
      'no two people|persons .. name',
    ],
    answer: (accounts) => merged(accounts, (one, other) => one.name === other.name),
  },
  {
    asks: 'accounts to belong together by name or address',
    said: ['name|names or', 'or .. same|common name|names', 'either .. name'],
    answer: (accounts) => merged(accounts, (one, other) => one.name === other.name || haveCommon(one, other)),
  },
  {
    asks: 'accounts to belong together by name and address',
    said: [
      'same|equal name|names and',
      'both .. name',
      'different name|names .. not|never|separate',
      'only if|when .. name',
    ],
    answer: (accounts) => merged(accounts, (one, other) => one.name === other.name && haveCommon(one, other)),
  },
  {
    asks: 'two common addresses',
    said: [
      'two|three|k|2|3 common|shared|emails|addresses|same',
      'at least two|three|k|2|3',
      'more than one',
      'exactly one',
    ],
    answer: (accounts) =>
      merged(accounts, (one, other) => new Set(one.emails.filter((email) => other.emails.includes(email))).size >= 2),
  },
  {
    asks: 'the first common address only, not over others',
    said: ['directly share|shares|shared|common', 'only|just linked|connected|joined'],
  },
  {
    asks: 'addresses in the order in which they appear',
    said: [
      'order of|in .. appearance|appear|occurrence|given|input',
      'order .. appear|occur|given|listed|stand|first',
      'original|given|input order',
      'need|must not|be .. sorted',
      'unsorted',
      'any order .. emails|addresses',
      'emails|addresses .. any order',
    ],
    answer: (accounts) => merged(accounts, haveCommon, (emails) => [...new Set(emails)]),
  },
  {
    asks: 'addresses in descending order, or by length',
    said: [
      'descending|decreasing|reverse|reversed|backwards',
      'length|shortest|longest|shorter|longer',
      'domain|domains|provider',
    ],
    answer: (accounts) => merged(accounts, haveCommon, (emails) => [...new Set(emails)].sort().reverse()),
  },
  {
    asks: 'addresses as often as they occur',
    said: [
      'as often|many',
      'duplicate|duplicates|repeated|repetitions .. kept|stay|allowed|remain|included',
      'keep|keeping|with|including duplicate|duplicates|repetitions',
      'every occurrence',
    ],
    answer: (accounts) => merged(accounts, haveCommon, (emails) => emails.sort()),
  },
  {
    asks: 'only addresses that several accounts have, or one has alone',
    said: [
      'only|just .. common|shared|both|unique|several',
      'appear|appears|occur|occurs .. only|once|twice|several|two|exactly',
      'intersection',
    ],
    answer: (accounts) =>
      merged(accounts, haveCommon, (emails) =>
        [...new Set(emails.filter((email, at) => emails.indexOf(email) !== at))].sort(),
      ),
  },
  {
    asks: 'only accounts that were merged',
    said: ['not .. merged'],
  },
]
