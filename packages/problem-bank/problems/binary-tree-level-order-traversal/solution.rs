use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn level_order(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<Vec<i32>> {
        let mut levels = Vec::new();
        let mut level: Vec<_> = root.into_iter().collect();
        while !level.is_empty() {
            levels.push(level.iter().map(|node| node.borrow().val).collect());
            level = level
                .iter()
                .flat_map(|node| [node.borrow().left.clone(), node.borrow().right.clone()])
                .flatten()
                .collect();
        }
        levels
    }
}
