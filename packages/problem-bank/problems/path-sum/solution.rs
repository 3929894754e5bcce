use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn has_path_sum(root: Option<Rc<RefCell<TreeNode>>>, target_sum: i32) -> bool {
        let Some(node) = root else { return false };
        let node = node.borrow();
        let rest = target_sum - node.val;
        if node.left.is_none() && node.right.is_none() {
            return rest == 0;
        }
        Self::has_path_sum(node.left.clone(), rest) || Self::has_path_sum(node.right.clone(), rest)
    }
}
