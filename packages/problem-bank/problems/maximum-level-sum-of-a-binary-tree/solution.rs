use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn max_level_sum(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let (mut largest, mut best) = (i32::MIN, 0);
        let mut level: Vec<_> = root.into_iter().collect();
        for depth in 1.. {
            if level.is_empty() {
                break;
            }
            let sum = level.iter().map(|node| node.borrow().val).sum();
            if sum > largest {
                (largest, best) = (sum, depth);
            }
            level = level
                .iter()
                .flat_map(|node| [node.borrow().left.clone(), node.borrow().right.clone()])
                .flatten()
                .collect();
        }
        best
    }
}
