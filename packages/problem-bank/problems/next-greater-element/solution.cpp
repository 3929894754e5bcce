class Solution {
public:
    vector<int> nextGreaterElements(vector<int>& nums) {
        vector<int> answer(nums.size(), -1);
        stack<int> waiting;
        for (int index = 0; index < ssize(nums); index++) {
            while (!waiting.empty() && nums[waiting.top()] < nums[index]) {
                answer[waiting.top()] = nums[index];
                waiting.pop();
            }
            waiting.push(index);
        }
        return answer;
    }
};
