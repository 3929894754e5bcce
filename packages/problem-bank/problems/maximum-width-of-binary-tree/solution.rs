use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn width_of_binary_tree(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut widest = 0;
        let mut level: Vec<_> = root.into_iter().map(|node| (node, 0_i64)).collect();
        while let (Some(&(_, first)), Some(&(_, last))) = (level.first(), level.last()) {
            widest = widest.max(last - first + 1);
            let mut below = Vec::new();
            for (node, position) in level {
                let left = 2 * (position - first);
                let node = node.borrow();
                below.extend(node.left.clone().map(|child| (child, left)));
                below.extend(node.right.clone().map(|child| (child, left + 1)));
            }
            level = below;
        }
        widest as i32
    }
}
