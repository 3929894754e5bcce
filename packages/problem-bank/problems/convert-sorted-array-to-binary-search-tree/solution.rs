use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn sorted_array_to_bst(nums: Vec<i32>) -> Option<Rc<RefCell<TreeNode>>> {
        build(&nums)
    }
}

fn build(nums: &[i32]) -> Option<Rc<RefCell<TreeNode>>> {
    let middle = nums.len() / 2;
    let mut node = TreeNode::new(*nums.get(middle)?);
    node.left = build(&nums[..middle]);
    node.right = build(&nums[middle + 1..]);
    Some(Rc::new(RefCell::new(node)))
}
