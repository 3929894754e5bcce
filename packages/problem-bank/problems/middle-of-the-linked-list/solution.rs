impl Solution {
    pub fn middle_node(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let (mut slow, mut fast) = (&head, &head);
        while let (Some(node), Some(ahead)) = (slow, fast) {
            let Some(next) = &ahead.next else { break };
            slow = &node.next;
            fast = &next.next;
        }
        slow.clone()
    }
}
