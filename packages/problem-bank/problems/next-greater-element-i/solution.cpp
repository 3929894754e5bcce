class Solution {
public:
    vector<int> nextGreaterElement(vector<int>& nums1, vector<int>& nums2) {
        unordered_map<int, int> nextGreater;
        stack<int> waiting;
        for (const int number : nums2) {
            while (!waiting.empty() && waiting.top() < number) {
                nextGreater[waiting.top()] = number;
                waiting.pop();
            }
            waiting.push(number);
        }
        vector<int> answer;
        for (const int number : nums1) {
            const auto found = nextGreater.find(number);
            answer.push_back(found == nextGreater.end() ? -1 : found->second);
        }
        return answer;
    }
};
