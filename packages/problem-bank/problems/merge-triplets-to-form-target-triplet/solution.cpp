class Solution {
public:
    bool mergeTriplets(vector<vector<int>>& triplets, vector<int>& target) {
        array<bool, 3> met{};
        for (const auto& triplet : triplets) {
            if (triplet[0] > target[0] || triplet[1] > target[1] || triplet[2] > target[2]) continue;
            for (int place = 0; place < 3; place++) met[place] |= triplet[place] == target[place];
        }
        return met[0] && met[1] && met[2];
    }
};
