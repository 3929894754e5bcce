use std::collections::VecDeque;

struct MyStack {
    /// The newest element stands at the front.
    elements: VecDeque<i32>,
}

impl MyStack {
    fn new() -> Self {
        Self {
            elements: VecDeque::new(),
        }
    }

    fn push(&mut self, x: i32) {
        self.elements.push_back(x);
        for _ in 1..self.elements.len() {
            let oldest = self.elements.pop_front();
            self.elements.extend(oldest);
        }
    }

    fn pop(&mut self) -> i32 {
        self.elements.pop_front().expect("the stack is not empty")
    }

    fn top(&self) -> i32 {
        self.elements[0]
    }

    fn empty(&self) -> bool {
        self.elements.is_empty()
    }
}
