class FileSystem:
    def __init__(self):
        # A directory is a dict by name, a file the list of what was appended to it.
        self._root = {}

    def ls(self, path: str) -> list[str]:
        parts = self._parts(path)
        found = self._at(parts)
        return sorted(found) if isinstance(found, dict) else parts[-1:]

    def mkdir(self, path: str) -> None:
        self._at(self._parts(path))

    def add_content_to_file(self, file_path: str, content: str) -> None:
        *above, name = self._parts(file_path)
        self._at(above).setdefault(name, []).append(content)

    def read_content_from_file(self, file_path: str) -> str:
        return "".join(self._at(self._parts(file_path)))

    def _parts(self, text):
        return [part for part in text.split("/") if part]

    def _at(self, parts):
        """What stands there; directories that are missing on the way are made."""
        found = self._root
        for part in parts:
            found = found.setdefault(part, {})
        return found
