class Solution {
public:
    int findKthPositive(vector<int>& arr, int k) {
        int low = 0, high = arr.size();
        while (low < high) {
            const int middle = low + (high - low) / 2;
            if (arr[middle] - middle - 1 < k) low = middle + 1;
            else high = middle;
        }
        return k + low;
    }
};
