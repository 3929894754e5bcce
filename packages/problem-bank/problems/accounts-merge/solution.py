from collections import defaultdict


def accounts_merge(accounts: list[list[str]]) -> list[list[str]]:
    # Each account leads to another of its group, and at last to the one that stands for all.
    leader = list(range(len(accounts)))

    def leader_of(account: int) -> int:
        while leader[account] != account:
            leader[account] = leader[leader[account]]
            account = leader[account]
        return account

    owner = {}
    for account, (_, *emails) in enumerate(accounts):
        for email in emails:
            first = owner.setdefault(email, account)
            leader[leader_of(account)] = leader_of(first)

    emails_of = defaultdict(list)
    for email, account in owner.items():
        emails_of[leader_of(account)].append(email)
    return [[accounts[person][0], *sorted(emails)] for person, emails in emails_of.items()]
