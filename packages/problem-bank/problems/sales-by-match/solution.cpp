class Solution {
public:
    int sockMerchant(vector<int>& ar) {
        unordered_set<int> waiting;
        int pairs = 0;
        for (const int color : ar) {
            if (waiting.insert(color).second) continue;
            waiting.erase(color);
            pairs++;
        }
        return pairs;
    }
};
