use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn insert_into_bst(
        root: Option<Rc<RefCell<TreeNode>>>,
        val: i32,
    ) -> Option<Rc<RefCell<TreeNode>>> {
        let added = Some(Rc::new(RefCell::new(TreeNode::new(val))));
        let Some(mut node) = root.clone() else {
            return added;
        };
        loop {
            let next = {
                let mut current = node.borrow_mut();
                let side = if val < current.val {
                    &mut current.left
                } else {
                    &mut current.right
                };
                match side {
                    Some(child) => child.clone(),
                    None => {
                        *side = added;
                        return root;
                    }
                }
            };
            node = next;
        }
    }
}
