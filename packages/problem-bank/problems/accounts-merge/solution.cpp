class Solution {
public:
    vector<vector<string>> accountsMerge(vector<vector<string>>& accounts) {
        leader.resize(accounts.size());
        iota(leader.begin(), leader.end(), 0);
        unordered_map<string, int> owner;
        for (size_t account = 0; account < accounts.size(); account++) {
            for (const string& email : span(accounts[account]).subspan(1)) {
                const auto [known, isNew] = owner.try_emplace(email, account);
                if (!isNew) leader[leaderOf(account)] = leaderOf(known->second);
            }
        }

        unordered_map<int, set<string>> emailsOf;
        for (const auto& [email, account] : owner) emailsOf[leaderOf(account)].insert(email);
        vector<vector<string>> merged;
        for (const auto& [person, emails] : emailsOf) {
            auto& account = merged.emplace_back(emails.begin(), emails.end());
            account.insert(account.begin(), accounts[person][0]);
        }
        return merged;
    }

private:
    // Each account leads to another of its group, and at last to the one that stands for all.
    vector<int> leader;

    int leaderOf(int account) {
        while (leader[account] != account) account = leader[account] = leader[leader[account]];
        return account;
    }
};
