class Solution {
public:
    vector<int> dailyTemperatures(vector<int>& temperatures) {
        vector<int> answer(temperatures.size());
        stack<int> waiting;
        for (int day = 0; day < ssize(temperatures); day++) {
            while (!waiting.empty() && temperatures[waiting.top()] < temperatures[day]) {
                answer[waiting.top()] = day - waiting.top();
                waiting.pop();
            }
            waiting.push(day);
        }
        return answer;
    }
};
