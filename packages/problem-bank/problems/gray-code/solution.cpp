class Solution {
public:
    vector<int> grayCode(int n) {
        vector<int> codes;
        for (int number = 0; number < 1 << n; number++) codes.push_back(number ^ number >> 1);
        return codes;
    }
};
