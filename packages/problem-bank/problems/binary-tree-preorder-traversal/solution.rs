use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn preorder_traversal(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<i32> {
        let mut values = Vec::new();
        let mut to_visit = vec![root];
        while let Some(next) = to_visit.pop() {
            if let Some(node) = next {
                let node = node.borrow();
                values.push(node.val);
                to_visit.extend([node.right.clone(), node.left.clone()]);
            }
        }
        values
    }
}
