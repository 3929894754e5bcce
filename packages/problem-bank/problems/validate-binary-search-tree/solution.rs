use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn is_valid_bst(root: Option<Rc<RefCell<TreeNode>>>) -> bool {
        within(&root, i64::MIN, i64::MAX)
    }
}

/// Whether this is a search tree of values between the two, which 32 bits could not be.
fn within(node: &Option<Rc<RefCell<TreeNode>>>, low: i64, high: i64) -> bool {
    let Some(node) = node else { return true };
    let node = node.borrow();
    let val = i64::from(node.val);
    low < val && val < high && within(&node.left, low, val) && within(&node.right, val, high)
}
