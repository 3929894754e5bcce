impl Solution {
    pub fn find_content_children(mut g: Vec<i32>, mut s: Vec<i32>) -> i32 {
        g.sort_unstable();
        s.sort_unstable();
        let mut content = 0;
        for cookie in s {
            if content < g.len() && g[content] <= cookie {
                content += 1;
            }
        }
        content as i32
    }
}
