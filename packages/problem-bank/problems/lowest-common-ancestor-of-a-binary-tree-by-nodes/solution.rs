use std::cell::RefCell;
use std::rc::Rc;

type Node = Rc<RefCell<TreeNode>>;

impl Solution {
    pub fn lowest_common_ancestor(
        root: Option<Rc<RefCell<TreeNode>>>,
        p: Option<Rc<RefCell<TreeNode>>>,
        q: Option<Rc<RefCell<TreeNode>>>,
    ) -> Option<Rc<RefCell<TreeNode>>> {
        // Values are unique, so they tell the nodes even where p and q are copies.
        find(&root, p?.borrow().val, q?.borrow().val)
    }
}

/// The lowest common ancestor in this subtree; or the only one of the two that is in it.
fn find(node: &Option<Node>, p: i32, q: i32) -> Option<Node> {
    let node = node.as_ref()?;
    let TreeNode { val, left, right } = &*node.borrow();
    if *val == p || *val == q {
        return Some(Rc::clone(node));
    }
    match (find(left, p, q), find(right, p, q)) {
        (Some(_), Some(_)) => Some(Rc::clone(node)),
        (left, right) => left.or(right),
    }
}
