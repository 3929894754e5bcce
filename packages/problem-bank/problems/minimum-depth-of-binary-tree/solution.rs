use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn min_depth(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut depth = 0;
        let mut level: Vec<_> = root.into_iter().collect();
        while !level.is_empty() {
            depth += 1;
            let mut below = Vec::new();
            for node in level {
                let node = node.borrow();
                if node.left.is_none() && node.right.is_none() {
                    return depth;
                }
                below.extend(
                    [node.left.clone(), node.right.clone()]
                        .into_iter()
                        .flatten(),
                );
            }
            level = below;
        }
        depth
    }
}
