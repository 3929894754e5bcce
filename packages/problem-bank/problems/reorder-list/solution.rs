impl Solution {
    pub fn reorder_list(head: &mut Option<Box<ListNode>>) {
        let mut length = 0;
        let mut node = &*head;
        while let Some(current) = node {
            length += 1;
            node = &current.next;
        }

        // The second half is cut off and turned around.
        let mut link = &mut *head;
        for _ in 0..(length + 1) / 2 {
            if let Some(current) = link {
                link = &mut current.next;
            }
        }
        let mut rest = link.take();
        let mut back = None;
        while let Some(mut current) = rest {
            rest = std::mem::replace(&mut current.next, back);
            back = Some(current);
        }

        let mut link = head;
        while let (Some(current), Some(mut last)) = (link, back) {
            back = last.next.take();
            last.next = current.next.take();
            link = &mut current.next.insert(last).next;
        }
    }
}
