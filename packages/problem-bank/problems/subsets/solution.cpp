class Solution {
public:
    vector<vector<int>> subsets(vector<int>& nums) {
        vector<vector<int>> found{{}};
        for (const int number : nums) {
            for (size_t place = 0, known = found.size(); place < known; place++) {
                found.push_back(found[place]);
                found.back().push_back(number);
            }
        }
        return found;
    }
};
