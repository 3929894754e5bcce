impl Solution {
    pub fn remove_nth_from_end(mut head: Option<Box<ListNode>>, n: i32) -> Option<Box<ListNode>> {
        // Only one pointer may change a list: the leading one goes first, and counts how far the
        // trailing one has to follow.
        let mut leading = &head;
        let mut steps = -n;
        while let Some(node) = leading {
            leading = &node.next;
            steps += 1;
        }
        let mut trailing = &mut head;
        for _ in 0..steps {
            if let Some(node) = trailing {
                trailing = &mut node.next;
            }
        }
        *trailing = trailing.take().and_then(|removed| removed.next);
        head
    }
}
