use std::cell::RefCell;
use std::collections::HashSet;
use std::rc::Rc;

impl Solution {
    pub fn find_target(root: Option<Rc<RefCell<TreeNode>>>, k: i32) -> bool {
        completes(&root, k, &mut HashSet::new())
    }
}

fn completes(node: &Option<Rc<RefCell<TreeNode>>>, k: i32, seen: &mut HashSet<i32>) -> bool {
    let Some(node) = node else { return false };
    let node = node.borrow();
    if seen.contains(&(k - node.val)) {
        return true;
    }
    seen.insert(node.val);
    completes(&node.left, k, seen) || completes(&node.right, k, seen)
}
