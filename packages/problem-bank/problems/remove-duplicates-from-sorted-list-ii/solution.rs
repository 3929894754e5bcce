impl Solution {
    pub fn delete_duplicates(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let mut kept = None;
        let mut end = &mut kept;
        let mut rest = head;
        while let Some(mut node) = rest {
            rest = node.next.take();
            let mut is_single = true;
            while let Some(next) = rest.take_if(|next| next.val == node.val) {
                rest = next.next;
                is_single = false;
            }
            if is_single {
                end = &mut end.insert(node).next;
            }
        }
        kept
    }
}
