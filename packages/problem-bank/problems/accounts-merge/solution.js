function accountsMerge(accounts) {
  // Each account leads to another of its group, and at last to the one that stands for all.
  const leader = accounts.map((_, account) => account)
  const leaderOf = (account) => {
    while (leader[account] !== account) {
      leader[account] = leader[leader[account]]
      account = leader[account]
    }
    return account
  }

  const owner = new Map()
  for (const [account, [, ...emails]] of accounts.entries()) {
    for (const email of emails) {
      if (owner.has(email)) leader[leaderOf(account)] = leaderOf(owner.get(email))
      else owner.set(email, account)
    }
  }

  const emailsOf = new Map()
  for (const [email, account] of owner) {
    const person = leaderOf(account)
    if (!emailsOf.has(person)) emailsOf.set(person, [])
    emailsOf.get(person).push(email)
  }
  return Array.from(emailsOf, ([person, emails]) => [accounts[person][0], ...emails.sort()])
}
