impl Solution {
    pub fn pair_sum(head: Option<Box<ListNode>>) -> i32 {
        let mut values = Vec::new();
        let mut node = &head;
        while let Some(current) = node {
            values.push(current.val);
            node = &current.next;
        }
        let twins = values.iter().zip(values.iter().rev());
        twins.map(|(one, other)| one + other).max().unwrap_or(0)
    }
}
