impl Solution {
    pub fn reverse_between(
        mut head: Option<Box<ListNode>>,
        left: i32,
        right: i32,
    ) -> Option<Box<ListNode>> {
        let mut link = &mut head;
        for _ in 1..left {
            if let Some(node) = link {
                link = &mut node.next;
            }
        }
        let mut rest = link.take();
        let mut reversed = None;
        for _ in left..=right {
            if let Some(mut node) = rest {
                rest = std::mem::replace(&mut node.next, reversed);
                reversed = Some(node);
            }
        }
        *link = reversed;
        while let Some(node) = link {
            link = &mut node.next;
        }
        *link = rest;
        head
    }
}
