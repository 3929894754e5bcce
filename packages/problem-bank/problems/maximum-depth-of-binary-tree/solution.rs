use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn max_depth(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut depth = 0;
        let mut level: Vec<_> = root.into_iter().collect();
        while !level.is_empty() {
            depth += 1;
            level = level
                .iter()
                .flat_map(|node| [node.borrow().left.clone(), node.borrow().right.clone()])
                .flatten()
                .collect();
        }
        depth
    }
}
