class Solution {
public:
    vector<int> findClosestElements(vector<int>& arr, int k, int x) {
        int low = 0, high = arr.size() - k;
        while (low < high) {
            const int middle = low + (high - low) / 2;
            if (x - arr[middle] > arr[middle + k] - x) low = middle + 1;
            else high = middle;
        }
        return vector<int>(arr.begin() + low, arr.begin() + low + k);
    }
};
