use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn max_path_sum(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut best = i32::MIN;
        gain(&root, &mut best);
        best
    }
}

/// What a path that comes from above wins by going on into this node.
fn gain(node: &Option<Rc<RefCell<TreeNode>>>, best: &mut i32) -> i32 {
    let Some(node) = node else { return 0 };
    let node = node.borrow();
    let left = gain(&node.left, best);
    let right = gain(&node.right, best);
    *best = (*best).max(node.val + left + right);
    (node.val + left.max(right)).max(0)
}
