import (
	"maps"
	"slices"
)

func accountsMerge(accounts [][]string) [][]string {
	// Each account leads to another of its group, and at last to the one that stands for all.
	leader := make([]int, len(accounts))
	for account := range leader {
		leader[account] = account
	}
	leaderOf := func(account int) int {
		for leader[account] != account {
			leader[account] = leader[leader[account]]
			account = leader[account]
		}
		return account
	}

	owner := map[string]int{}
	for account, entries := range accounts {
		for _, email := range entries[1:] {
			if first, isKnown := owner[email]; isKnown {
				leader[leaderOf(account)] = leaderOf(first)
			} else {
				owner[email] = account
			}
		}
	}

	merged := map[int][]string{}
	for _, email := range slices.Sorted(maps.Keys(owner)) {
		person := leaderOf(owner[email])
		if merged[person] == nil {
			merged[person] = []string{accounts[person][0]}
		}
		merged[person] = append(merged[person], email)
	}
	return slices.Collect(maps.Values(merged))
}
