class Solution {
public:
    int totalFruit(vector<int>& fruits) {
        unordered_map<int, int> picked;
        int start = 0, most = 0;
        for (int end = 0; end < ssize(fruits); end++) {
            picked[fruits[end]]++;
            while (picked.size() > 2) {
                const int dropped = fruits[start++];
                if (--picked[dropped] == 0) picked.erase(dropped);
            }
            most = max(most, end - start + 1);
        }
        return most;
    }
};
