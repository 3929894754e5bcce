class Solution {
public:
    vector<int> majorityElement(vector<int>& nums) {
        unordered_map<int, int> votes;
        for (const int number : nums) {
            if (votes.contains(number) || votes.size() < 2) {
                votes[number]++;
                continue;
            }
            for (auto& [candidate, lead] : votes) lead--;
            erase_if(votes, [](const auto& vote) { return vote.second == 0; });
        }
        vector<int> majority;
        for (const auto& [candidate, lead] : votes) {
            if (ranges::count(nums, candidate) > ssize(nums) / 3) majority.push_back(candidate);
        }
        return majority;
    }
};
