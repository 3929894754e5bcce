impl Solution {
    pub fn odd_even_list(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let (mut odd, mut even) = (None, None);
        let (mut odd_end, mut even_end) = (&mut odd, &mut even);
        let mut rest = head;
        while let Some(mut first) = rest {
            let mut second = first.next.take();
            rest = second.as_mut().and_then(|node| node.next.take());
            odd_end = &mut odd_end.insert(first).next;
            if let Some(node) = second {
                even_end = &mut even_end.insert(node).next;
            }
        }
        *odd_end = even;
        odd
    }
}
