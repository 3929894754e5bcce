class Solution {
public:
    int shipWithinDays(vector<int>& weights, int days) {
        int low = ranges::max(weights), high = accumulate(weights.begin(), weights.end(), 0);
        while (low < high) {
            const int middle = low + (high - low) / 2;
            if (daysNeeded(weights, middle) <= days) high = middle;
            else low = middle + 1;
        }
        return low;
    }

private:
    int daysNeeded(const vector<int>& weights, int capacity) {
        int needed = 1, load = 0;
        for (const int weight : weights) {
            if (load + weight > capacity) {
                needed++;
                load = 0;
            }
            load += weight;
        }
        return needed;
    }
};
