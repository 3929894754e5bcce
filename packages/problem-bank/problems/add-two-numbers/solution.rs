impl Solution {
    pub fn add_two_numbers(
        l1: Option<Box<ListNode>>,
        l2: Option<Box<ListNode>>,
    ) -> Option<Box<ListNode>> {
        let (mut l1, mut l2) = (l1, l2);
        let mut head = None;
        let mut end = &mut head;
        let mut carry = 0;
        while l1.is_some() || l2.is_some() || carry > 0 {
            for list in [&mut l1, &mut l2] {
                if let Some(node) = list.take() {
                    carry += node.val;
                    *list = node.next;
                }
            }
            end = &mut end.insert(Box::new(ListNode::new(carry % 10))).next;
            carry /= 10;
        }
        head
    }
}
