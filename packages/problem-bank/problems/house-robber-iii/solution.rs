use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn rob(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let (robbed, spared) = best(&root);
        robbed.max(spared)
    }
}

/// The best of this subtree if its top is robbed, and if it is not.
fn best(node: &Option<Rc<RefCell<TreeNode>>>) -> (i32, i32) {
    let Some(node) = node else { return (0, 0) };
    let node = node.borrow();
    let (left, right) = (best(&node.left), best(&node.right));
    (
        node.val + left.1 + right.1,
        left.0.max(left.1) + right.0.max(right.1),
    )
}
