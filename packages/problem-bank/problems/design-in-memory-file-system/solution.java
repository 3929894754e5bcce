class FileSystem {
    private static class Entry {
        // Only a directory has any.
        final TreeMap<String, Entry> entries = new TreeMap<>();
        // Only a file has it.
        StringBuilder content;
    }

    private final Entry root = new Entry();

    public List<String> ls(String path) {
        Entry found = at(path);
        if (found.content == null) return new ArrayList<>(found.entries.keySet());
        return List.of(path.substring(path.lastIndexOf('/') + 1));
    }

    public void mkdir(String path) {
        at(path);
    }

    public void addContentToFile(String filePath, String content) {
        Entry file = at(filePath);
        if (file.content == null) file.content = new StringBuilder();
        file.content.append(content);
    }

    public String readContentFromFile(String filePath) {
        return at(filePath).content.toString();
    }

    /** What stands there; what is missing on the way is made. */
    private Entry at(String path) {
        Entry found = root;
        for (String part : path.split("/")) {
            if (!part.isEmpty()) found = found.entries.computeIfAbsent(part, name -> new Entry());
        }
        return found;
    }
}
