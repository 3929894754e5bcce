impl Solution {
    pub fn reverse_k_group(head: Option<Box<ListNode>>, k: i32) -> Option<Box<ListNode>> {
        let mut done = None;
        let mut end = &mut done;
        let mut rest = head;
        while has_nodes(&rest, k) {
            let mut reversed = None;
            for _ in 0..k {
                if let Some(mut node) = rest {
                    rest = std::mem::replace(&mut node.next, reversed);
                    reversed = Some(node);
                }
            }
            *end = reversed;
            while let Some(node) = end {
                end = &mut node.next;
            }
        }
        *end = rest;
        done
    }
}

fn has_nodes(list: &Option<Box<ListNode>>, count: i32) -> bool {
    let mut node = list;
    for _ in 0..count {
        let Some(current) = node else { return false };
        node = &current.next;
    }
    true
}
