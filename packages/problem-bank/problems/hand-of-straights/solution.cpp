class Solution {
public:
    bool isNStraightHand(vector<int>& hand, int groupSize) {
        map<int, int> left;
        for (const int card : hand) left[card]++;
        while (!left.empty()) {
            const auto [smallest, groups] = *left.begin();
            for (int number = smallest; number < smallest + groupSize; number++) {
                const auto found = left.find(number);
                if (found == left.end() || found->second < groups) return false;
                found->second -= groups;
                if (found->second == 0) left.erase(found);
            }
        }
        return true;
    }
};
