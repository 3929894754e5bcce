impl Solution {
    pub fn merge_two_lists(
        list1: Option<Box<ListNode>>,
        list2: Option<Box<ListNode>>,
    ) -> Option<Box<ListNode>> {
        let (mut a, mut b) = (list1, list2);
        let mut head = None;
        let mut end = &mut head;
        while let (Some(one), Some(other)) = (&a, &b) {
            let from = if one.val <= other.val { &mut a } else { &mut b };
            let rest = from.as_mut().and_then(|node| node.next.take());
            *end = std::mem::replace(from, rest);
            if let Some(node) = end {
                end = &mut node.next;
            }
        }
        *end = a.or(b);
        head
    }
}
