class Solution {
public:
    int numJewelsInStones(string jewels, string stones) {
        const unordered_set<char> precious(jewels.begin(), jewels.end());
        return ranges::count_if(stones, [&](char stone) { return precious.contains(stone); });
    }
};
