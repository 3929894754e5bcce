class NumArray {
public:
    NumArray(vector<int>& nums) : before{0} {
        for (const int number : nums) before.push_back(before.back() + number);
    }

    int sumRange(int left, int right) {
        return before[right + 1] - before[left];
    }

private:
    // The sum of everything before each place.
    vector<int> before;
};
