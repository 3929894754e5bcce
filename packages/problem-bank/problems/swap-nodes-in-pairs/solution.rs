impl Solution {
    pub fn swap_pairs(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let mut swapped = None;
        let mut end = &mut swapped;
        let mut rest = head;
        while let Some(mut first) = rest {
            rest = match first.next.take() {
                Some(mut second) => {
                    let after = second.next.take();
                    end = &mut end.insert(second).next;
                    after
                }
                None => None,
            };
            end = &mut end.insert(first).next;
        }
        swapped
    }
}
