class Solution {
public:
    int largestRectangleArea(vector<int>& heights) {
        const int size = heights.size();
        int largest = 0;
        stack<int> rising;
        for (int right = 0; right <= size; right++) {
            const int height = right < size ? heights[right] : 0;
            while (!rising.empty() && heights[rising.top()] > height) {
                const int lowest = heights[rising.top()];
                rising.pop();
                const int left = rising.empty() ? 0 : rising.top() + 1;
                largest = max(largest, lowest * (right - left));
            }
            rising.push(right);
        }
        return largest;
    }
};
