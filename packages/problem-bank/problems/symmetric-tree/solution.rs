use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn is_symmetric(root: Option<Rc<RefCell<TreeNode>>>) -> bool {
        root.is_none_or(|node| {
            let node = node.borrow();
            mirrors(&node.left, &node.right)
        })
    }
}

fn mirrors(a: &Option<Rc<RefCell<TreeNode>>>, b: &Option<Rc<RefCell<TreeNode>>>) -> bool {
    match (a, b) {
        (None, None) => true,
        (Some(a), Some(b)) => {
            let (a, b) = (a.borrow(), b.borrow());
            a.val == b.val && mirrors(&a.left, &b.right) && mirrors(&a.right, &b.left)
        }
        _ => false,
    }
}
