use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn get_minimum_difference(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let (mut before, mut smallest) = (None, i32::MAX);
        visit(&root, &mut before, &mut smallest);
        smallest
    }
}

fn visit(node: &Option<Rc<RefCell<TreeNode>>>, before: &mut Option<i32>, smallest: &mut i32) {
    let Some(node) = node else { return };
    let node = node.borrow();
    visit(&node.left, before, smallest);
    if let Some(last) = *before {
        *smallest = (*smallest).min(node.val - last);
    }
    *before = Some(node.val);
    visit(&node.right, before, smallest);
}
