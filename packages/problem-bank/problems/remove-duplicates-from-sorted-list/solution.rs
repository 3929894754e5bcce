impl Solution {
    pub fn delete_duplicates(mut head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let mut current = head.as_mut();
        while let Some(node) = current {
            while node.next.as_ref().is_some_and(|next| next.val == node.val) {
                node.next = node.next.take().and_then(|next| next.next);
            }
            current = node.next.as_mut();
        }
        head
    }
}
