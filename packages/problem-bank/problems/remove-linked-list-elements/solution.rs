impl Solution {
    pub fn remove_elements(head: Option<Box<ListNode>>, val: i32) -> Option<Box<ListNode>> {
        let mut kept = None;
        let mut end = &mut kept;
        let mut rest = head;
        while let Some(mut node) = rest {
            rest = node.next.take();
            if node.val != val {
                end = &mut end.insert(node).next;
            }
        }
        kept
    }
}
