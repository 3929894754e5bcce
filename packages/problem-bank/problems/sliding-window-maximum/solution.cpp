class Solution {
public:
    vector<int> maxSlidingWindow(vector<int>& nums, int k) {
        vector<int> maximums;
        deque<int> candidates;
        for (int place = 0; place < ssize(nums); place++) {
            while (!candidates.empty() && nums[candidates.back()] <= nums[place]) candidates.pop_back();
            candidates.push_back(place);
            if (candidates.front() <= place - k) candidates.pop_front();
            if (place >= k - 1) maximums.push_back(nums[candidates.front()]);
        }
        return maximums;
    }
};
