type List = Option<Box<ListNode>>;

impl Solution {
    pub fn merge_k_lists(lists: Vec<Option<Box<ListNode>>>) -> Option<Box<ListNode>> {
        match lists.len() {
            0 => None,
            1 => lists.into_iter().next().flatten(),
            count => {
                let mut first = lists;
                let second = first.split_off(count / 2);
                merge_two(Self::merge_k_lists(first), Self::merge_k_lists(second))
            }
        }
    }
}

fn merge_two(mut a: List, mut b: List) -> List {
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
