use std::cell::RefCell;
use std::cmp::Ordering;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn delete_node(root: Tree, key: i32) -> Tree {
        let node = root?;
        let mut held = node.borrow_mut();
        match key.cmp(&held.val) {
            Ordering::Less => held.left = Self::delete_node(held.left.take(), key),
            Ordering::Greater => held.right = Self::delete_node(held.right.take(), key),
            Ordering::Equal => match (held.left.take(), held.right.take()) {
                (None, child) | (child, None) => return child,
                (left, Some(right)) => {
                    held.val = smallest_of(&right);
                    held.left = left;
                    held.right = Self::delete_node(Some(right), held.val);
                }
            },
        }
        drop(held);
        Some(node)
    }
}

fn smallest_of(node: &Rc<RefCell<TreeNode>>) -> i32 {
    let held = node.borrow();
    held.left.as_ref().map_or(held.val, smallest_of)
}
