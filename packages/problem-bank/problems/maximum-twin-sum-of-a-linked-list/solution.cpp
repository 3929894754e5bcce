class Solution {
public:
    int pairSum(ListNode* head) {
        vector<int> values;
        for (const ListNode* node = head; node; node = node->next) values.push_back(node->val);

        int largest = 0;
        for (size_t left = 0, right = values.size() - 1; left < right; left++, right--) {
            largest = max(largest, values[left] + values[right]);
        }
        return largest;
    }
};
