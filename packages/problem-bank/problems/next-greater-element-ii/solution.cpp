class Solution {
public:
    vector<int> nextGreaterElements(vector<int>& nums) {
        const int size = nums.size();
        vector<int> answer(size, -1);
        stack<int> waiting;
        for (int step = 0; step < 2 * size; step++) {
            const int number = nums[step % size];
            while (!waiting.empty() && nums[waiting.top()] < number) {
                answer[waiting.top()] = number;
                waiting.pop();
            }
            if (step < size) waiting.push(step);
        }
        return answer;
    }
};
