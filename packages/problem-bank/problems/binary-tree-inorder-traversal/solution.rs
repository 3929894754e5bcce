use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn inorder_traversal(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<i32> {
        let mut values = Vec::new();
        let mut path = Vec::new();
        let mut node = root;
        loop {
            while let Some(current) = node {
                node = current.borrow().left.clone();
                path.push(current);
            }
            let Some(current) = path.pop() else {
                return values;
            };
            values.push(current.borrow().val);
            node = current.borrow().right.clone();
        }
    }
}
