use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn zigzag_level_order(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<Vec<i32>> {
        let mut levels = Vec::new();
        let mut level: Vec<_> = root.into_iter().collect();
        while !level.is_empty() {
            let mut values: Vec<_> = level.iter().map(|node| node.borrow().val).collect();
            if levels.len() % 2 == 1 {
                values.reverse();
            }
            levels.push(values);
            level = level
                .iter()
                .flat_map(|node| [node.borrow().left.clone(), node.borrow().right.clone()])
                .flatten()
                .collect();
        }
        levels
    }
}
