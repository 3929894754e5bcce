impl Solution {
    pub fn reverse_list(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let mut reversed = None;
        let mut rest = head;
        while let Some(mut node) = rest {
            rest = std::mem::replace(&mut node.next, reversed);
            reversed = Some(node);
        }
        reversed
    }
}
