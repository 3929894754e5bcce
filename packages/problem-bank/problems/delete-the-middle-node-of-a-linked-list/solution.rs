impl Solution {
    pub fn delete_middle(mut head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let mut length = 0;
        let mut node = &head;
        while let Some(current) = node {
            length += 1;
            node = &current.next;
        }

        let mut link = &mut head;
        for _ in 0..length / 2 {
            if let Some(current) = link {
                link = &mut current.next;
            }
        }
        *link = link.take().and_then(|middle| middle.next);
        head
    }
}
