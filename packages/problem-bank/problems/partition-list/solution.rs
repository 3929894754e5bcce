impl Solution {
    pub fn partition(head: Option<Box<ListNode>>, x: i32) -> Option<Box<ListNode>> {
        let (mut smaller, mut others) = (None, None);
        let (mut smaller_end, mut others_end) = (&mut smaller, &mut others);
        let mut rest = head;
        while let Some(mut node) = rest {
            rest = node.next.take();
            if node.val < x {
                smaller_end = &mut smaller_end.insert(node).next;
            } else {
                others_end = &mut others_end.insert(node).next;
            }
        }
        *smaller_end = others;
        smaller
    }
}
