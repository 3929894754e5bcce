//! The nodes that practice sites define.

/// For answers that implement traits for them, which Rust allows only where they are defined.
#[macro_export]
macro_rules! define_list_node {
    () => {
        #[derive(PartialEq, Eq, Clone, Debug)]
        pub struct ListNode {
            pub val: i32,
            pub next: Option<Box<ListNode>>,
        }

        impl ListNode {
            pub fn new(val: i32) -> Self {
                ListNode { val, next: None }
            }
        }
    };
}

#[macro_export]
macro_rules! define_tree_node {
    () => {
        #[derive(PartialEq, Eq, Clone, Debug)]
        pub struct TreeNode {
            pub val: i32,
            pub left: Option<::std::rc::Rc<::std::cell::RefCell<TreeNode>>>,
            pub right: Option<::std::rc::Rc<::std::cell::RefCell<TreeNode>>>,
        }

        impl TreeNode {
            pub fn new(val: i32) -> Self {
                TreeNode { val, left: None, right: None }
            }
        }
    };
}

// For all others they are compiled here, once, and so is what makes and reads them.
define_list_node!();
define_tree_node!();
crate::list_node!(ListNode);
crate::tree_node!(TreeNode);
