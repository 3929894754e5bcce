impl Solution {
    pub fn is_palindrome(mut head: Option<Box<ListNode>>) -> bool {
        let mut length = 0;
        let mut node = &head;
        while let Some(current) = node {
            length += 1;
            node = &current.next;
        }

        // The second half is cut off and turned around.
        let mut link = &mut head;
        for _ in 0..(length + 1) / 2 {
            if let Some(current) = link {
                link = &mut current.next;
            }
        }
        let mut rest = link.take();
        let mut back: Option<Box<ListNode>> = None;
        while let Some(mut current) = rest {
            rest = std::mem::replace(&mut current.next, back);
            back = Some(current);
        }

        let (mut one, mut other) = (&head, &back);
        while let (Some(front), Some(back)) = (one, other) {
            if front.val != back.val {
                return false;
            }
            (one, other) = (&front.next, &back.next);
        }
        true
    }
}
