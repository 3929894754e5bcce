class Solution {
    /** Each account leads to another of its group, and at last to the one that stands for all. */
    private int[] leader;

    public List<List<String>> accountsMerge(List<List<String>> accounts) {
        leader = IntStream.range(0, accounts.size()).toArray();
        Map<String, Integer> owner = new HashMap<>();
        for (int account = 0; account < accounts.size(); account++) {
            List<String> emails = accounts.get(account).subList(1, accounts.get(account).size());
            for (String email : emails) {
                Integer first = owner.putIfAbsent(email, account);
                if (first != null) leader[leaderOf(account)] = leaderOf(first);
            }
        }

        Map<Integer, Set<String>> emailsOf = new HashMap<>();
        owner.forEach((email, account) ->
                emailsOf.computeIfAbsent(leaderOf(account), person -> new TreeSet<>()).add(email));
        List<List<String>> merged = new ArrayList<>();
        emailsOf.forEach((person, emails) -> {
            List<String> account = new ArrayList<>(List.of(accounts.get(person).get(0)));
            account.addAll(emails);
            merged.add(account);
        });
        return merged;
    }

    private int leaderOf(int account) {
        while (leader[account] != account) {
            leader[account] = leader[leader[account]];
            account = leader[account];
        }
        return account;
    }
}
