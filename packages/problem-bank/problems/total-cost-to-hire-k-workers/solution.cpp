class Solution {
public:
    long long totalCost(vector<int>& costs, int k, int candidates) {
        // Those from left to right are no candidates yet.
        const int count = costs.size();
        int left = min(candidates, count), right = max(left, count - candidates) - 1;
        // (cost, index)
        priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> cheapest;
        for (int index = 0; index < count; index++) {
            if (index < left || index > right) cheapest.emplace(costs[index], index);
        }

        long long total = 0;
        for (int session = 0; session < k; session++) {
            const auto [cost, index] = cheapest.top();
            cheapest.pop();
            total += cost;
            if (left > right) continue;
            const int next = index < left ? left++ : right--;
            cheapest.emplace(costs[next], next);
        }
        return total;
    }
};
