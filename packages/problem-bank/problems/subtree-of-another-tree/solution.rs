use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn is_subtree(
        root: Option<Rc<RefCell<TreeNode>>>,
        sub_root: Option<Rc<RefCell<TreeNode>>>,
    ) -> bool {
        contains(&root, &sub_root)
    }
}

fn contains(tree: &Tree, wanted: &Tree) -> bool {
    let Some(node) = tree else {
        return wanted.is_none();
    };
    same(tree, wanted)
        || contains(&node.borrow().left, wanted)
        || contains(&node.borrow().right, wanted)
}

fn same(a: &Tree, b: &Tree) -> bool {
    match (a, b) {
        (None, None) => true,
        (Some(a), Some(b)) => {
            let (a, b) = (a.borrow(), b.borrow());
            a.val == b.val && same(&a.left, &b.left) && same(&a.right, &b.right)
        }
        _ => false,
    }
}
