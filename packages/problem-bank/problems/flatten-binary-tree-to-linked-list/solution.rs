use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn flatten(root: &mut Option<Rc<RefCell<TreeNode>>>) {
        let mut next = root.clone();
        while let Some(node) = next {
            let left = node.borrow_mut().left.take();
            if let Some(first) = left {
                let right = node.borrow_mut().right.take();
                rightmost(first.clone()).borrow_mut().right = right;
                node.borrow_mut().right = Some(first);
            }
            next = node.borrow().right.clone();
        }
    }
}

fn rightmost(mut node: Rc<RefCell<TreeNode>>) -> Rc<RefCell<TreeNode>> {
    loop {
        let next = node.borrow().right.clone();
        match next {
            Some(right) => node = right,
            None => return node,
        }
    }
}
