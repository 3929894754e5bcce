use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn merge_trees(
        root1: Option<Rc<RefCell<TreeNode>>>,
        root2: Option<Rc<RefCell<TreeNode>>>,
    ) -> Option<Rc<RefCell<TreeNode>>> {
        merged(root1, root2)
    }
}

fn merged(one: Tree, other: Tree) -> Tree {
    let (Some(one), Some(other)) = (&one, &other) else {
        return one.or(other);
    };
    {
        let (mut one, mut other) = (one.borrow_mut(), other.borrow_mut());
        one.val += other.val;
        one.left = merged(one.left.take(), other.left.take());
        one.right = merged(one.right.take(), other.right.take());
    }
    Some(one.clone())
}
