impl Solution {
    pub fn simplify_path(path: String) -> String {
        let mut names = Vec::new();
        for part in path.split('/') {
            match part {
                "" | "." => {}
                ".." => {
                    names.pop();
                }
                name => names.push(name),
            }
        }
        format!("/{}", names.join("/"))
    }
}
