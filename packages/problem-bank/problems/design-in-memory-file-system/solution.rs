use std::collections::BTreeMap;

#[derive(Default)]
struct FileSystem {
    root: Entry,
}

/// A directory; or a file, which has content.
#[derive(Default)]
struct Entry {
    entries: BTreeMap<String, Entry>,
    content: Option<String>,
}

impl FileSystem {
    fn new() -> Self {
        Self::default()
    }

    fn ls(&mut self, path: String) -> Vec<String> {
        let found = self.at(&path);
        match found.content {
            Some(_) => path.rsplit('/').take(1).map(String::from).collect(),
            None => found.entries.keys().cloned().collect(),
        }
    }

    fn mkdir(&mut self, path: String) {
        self.at(&path);
    }

    fn add_content_to_file(&mut self, file_path: String, content: String) {
        self.at(&file_path)
            .content
            .get_or_insert_with(String::new)
            .push_str(&content);
    }

    fn read_content_from_file(&mut self, file_path: String) -> String {
        self.at(&file_path).content.clone().unwrap_or_default()
    }

    /// What stands there; what is missing on the way is made.
    fn at(&mut self, path: &str) -> &mut Entry {
        path.split('/')
            .filter(|name| !name.is_empty())
            .fold(&mut self.root, |found, name| {
                found.entries.entry(name.to_string()).or_default()
            })
    }
}
