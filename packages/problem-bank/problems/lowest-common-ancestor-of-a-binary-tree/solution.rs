use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn lowest_common_ancestor(root: Option<Rc<RefCell<TreeNode>>>, p: i32, q: i32) -> i32 {
        find(&root, p, q).expect("the tree has p and q")
    }
}

/// The lowest common ancestor in this subtree; or the only one of the two that is in it.
fn find(node: &Option<Rc<RefCell<TreeNode>>>, p: i32, q: i32) -> Option<i32> {
    let node = node.as_ref()?.borrow();
    if node.val == p || node.val == q {
        return Some(node.val);
    }
    match (find(&node.left, p, q), find(&node.right, p, q)) {
        (Some(_), Some(_)) => Some(node.val),
        (left, right) => left.or(right),
    }
}
