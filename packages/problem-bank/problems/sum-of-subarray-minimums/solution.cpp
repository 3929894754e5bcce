class Solution {
public:
    int sumSubarrayMins(vector<int>& arr) {
        long long total = 0;
        vector<int> rising;
        vector<long long> endingAt(arr.size());
        for (int i = 0; i < ssize(arr); i++) {
            while (!rising.empty() && arr[rising.back()] >= arr[i]) rising.pop_back();
            const int place = rising.empty() ? -1 : rising.back();
            endingAt[i] = (place < 0 ? 0 : endingAt[place]) + 1LL * arr[i] * (i - place);
            total += endingAt[i];
            rising.push_back(i);
        }
        return total % 1'000'000'007;
    }
};
