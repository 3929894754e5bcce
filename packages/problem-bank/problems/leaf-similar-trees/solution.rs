use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn leaf_similar(root1: Option<Rc<RefCell<TreeNode>>>, root2: Option<Rc<RefCell<TreeNode>>>) -> bool {
        let (mut leaves1, mut leaves2) = (Vec::new(), Vec::new());
        collect_leaves(&root1, &mut leaves1);
        collect_leaves(&root2, &mut leaves2);
        leaves1 == leaves2
    }
}

fn collect_leaves(node: &Tree, leaves: &mut Vec<i32>) {
    let Some(node) = node else { return };
    let node = node.borrow();
    if node.left.is_none() && node.right.is_none() {
        leaves.push(node.val);
    }
    collect_leaves(&node.left, leaves);
    collect_leaves(&node.right, leaves);
}
