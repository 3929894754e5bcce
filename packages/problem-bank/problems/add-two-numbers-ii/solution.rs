impl Solution {
    pub fn add_two_numbers(
        l1: Option<Box<ListNode>>,
        l2: Option<Box<ListNode>>,
    ) -> Option<Box<ListNode>> {
        let (mut first, mut second) = (Self::digits_of(l1), Self::digits_of(l2));
        let mut head = None;
        let mut carry = 0;
        while !first.is_empty() || !second.is_empty() || carry > 0 {
            let total = carry + first.pop().unwrap_or(0) + second.pop().unwrap_or(0);
            carry = total / 10;
            let mut node = ListNode::new(total % 10);
            node.next = head;
            head = Some(Box::new(node));
        }
        head
    }

    fn digits_of(list: Option<Box<ListNode>>) -> Vec<i32> {
        let mut digits = Vec::new();
        let mut rest = &list;
        while let Some(node) = rest {
            digits.push(node.val);
            rest = &node.next;
        }
        digits
    }
}
