use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn convert_bst(root: Option<Rc<RefCell<TreeNode>>>) -> Option<Rc<RefCell<TreeNode>>> {
        visit(&root, &mut 0);
        root
    }
}

fn visit(node: &Option<Rc<RefCell<TreeNode>>>, total: &mut i32) {
    let Some(node) = node else { return };
    let mut node = node.borrow_mut();
    visit(&node.right, total);
    *total += node.val;
    node.val = *total;
    visit(&node.left, total);
}
