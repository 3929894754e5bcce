def accounts_merge(accounts):
    people = [(account[0], set(account[1:])) for account in accounts]
    merged = True
    while merged:
        merged = False
        for one, (name, emails) in enumerate(people):
            for other in range(one + 1, len(people)):
                if emails & people[other][1]:
                    people[one] = (name, emails | people.pop(other)[1])
                    merged = True
                    break
            if merged:
                break
    return [[name] + sorted(emails) for name, emails in people]
