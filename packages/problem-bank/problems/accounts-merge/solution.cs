public class Solution
{
    // Each account leads to another of its group, and at last to the one that stands for all.
    private int[] leader;

    public IList<IList<string>> AccountsMerge(IList<IList<string>> accounts)
    {
        leader = Enumerable.Range(0, accounts.Count).ToArray();
        var owner = new Dictionary<string, int>();
        for (var account = 0; account < accounts.Count; account++)
        {
            foreach (var email in accounts[account].Skip(1))
            {
                if (owner.TryGetValue(email, out var first)) leader[LeaderOf(account)] = LeaderOf(first);
                else owner[email] = account;
            }
        }

        return owner
            .GroupBy(known => LeaderOf(known.Value), known => known.Key)
            .Select(emails => (IList<string>)emails
                .OrderBy(email => email, StringComparer.Ordinal)
                .Prepend(accounts[emails.Key][0])
                .ToList())
            .ToList();
    }

    private int LeaderOf(int account)
    {
        while (leader[account] != account)
        {
            leader[account] = leader[leader[account]];
            account = leader[account];
        }
        return account;
    }
}
