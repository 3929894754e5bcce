class Solution {
public:
    ListNode* addTwoNumbers(ListNode* l1, ListNode* l2) {
        vector<int> first = digitsOf(l1), second = digitsOf(l2);
        ListNode* head = nullptr;
        int carry = 0;
        while (!first.empty() || !second.empty() || carry > 0) {
            for (auto* digits : {&first, &second}) {
                if (digits->empty()) continue;
                carry += digits->back();
                digits->pop_back();
            }
            head = new ListNode(carry % 10, head);
            carry /= 10;
        }
        return head;
    }

private:
    vector<int> digitsOf(ListNode* node) {
        vector<int> digits;
        for (; node; node = node->next) digits.push_back(node->val);
        return digits;
    }
};
