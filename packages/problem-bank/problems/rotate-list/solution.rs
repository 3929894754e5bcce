impl Solution {
    pub fn rotate_right(mut head: Option<Box<ListNode>>, k: i32) -> Option<Box<ListNode>> {
        let mut length = 0;
        let mut node = &head;
        while let Some(current) = node {
            length += 1;
            node = &current.next;
        }
        if length == 0 {
            return None;
        }

        // The last nodes are cut off, and the others hung on behind them.
        let mut link = &mut head;
        for _ in 0..length - k % length {
            if let Some(current) = link {
                link = &mut current.next;
            }
        }
        let mut rotated = link.take();
        let mut end = &mut rotated;
        while let Some(current) = end {
            end = &mut current.next;
        }
        *end = head;
        rotated
    }
}
