class FileSystem:
    def __init__(self):
        # Every path there is; the text of files, None for directories.
        self.paths = {"": None}

    def ls(self, path):
        path = path.rstrip("/")
        if self.paths[path] is not None:
            return [path.split("/")[-1]]
        names = [known[len(path) + 1 :] for known in self.paths if known.startswith(path + "/")]
        return sorted(name for name in names if "/" not in name)

    def mkdir(self, path):
        while path:
            self.paths.setdefault(path, None)
            path = path[: path.rindex("/")]

    def add_content_to_file(self, file_path, content):
        self.mkdir(file_path[: file_path.rindex("/")])
        self.paths[file_path] = (self.paths.get(file_path) or "") + content

    def read_content_from_file(self, file_path):
        return self.paths[file_path]
