type List = Option<Box<ListNode>>;

impl Solution {
    pub fn sort_list(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let mut length = 0;
        let mut node = &head;
        while let Some(current) = node {
            length += 1;
            node = &current.next;
        }
        sorted(head, length)
    }
}

fn sorted(mut head: List, length: usize) -> List {
    if length < 2 {
        return head;
    }
    let mut link = &mut head;
    for _ in 0..length / 2 {
        if let Some(node) = link {
            link = &mut node.next;
        }
    }
    let rest = link.take();
    merged(sorted(head, length / 2), sorted(rest, length - length / 2))
}

fn merged(mut a: List, mut b: List) -> List {
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
