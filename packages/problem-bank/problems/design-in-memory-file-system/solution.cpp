class FileSystem {
public:
    vector<string> ls(string path) {
        const vector<string> parts = partsOf(path);
        const Node& found = at(parts);
        if (found.isFile) return {parts.back()};
        vector<string> names;
        for (const auto& [name, child] : found.children) names.push_back(name);
        return names;
    }

    void mkdir(string path) {
        at(partsOf(path));
    }

    void addContentToFile(string filePath, string content) {
        Node& file = at(partsOf(filePath));
        file.isFile = true;
        file.text += content;
    }

    string readContentFromFile(string filePath) {
        return at(partsOf(filePath)).text;
    }

private:
    struct Node {
        map<string, unique_ptr<Node>> children;
        bool isFile = false;
        string text;
    };
    Node root;

    vector<string> partsOf(const string& path) {
        vector<string> parts;
        istringstream text(path);
        for (string part; getline(text, part, '/');) {
            if (!part.empty()) parts.push_back(part);
        }
        return parts;
    }

    /** What stands there; what is missing on the way is made. */
    Node& at(const vector<string>& parts) {
        Node* found = &root;
        for (const string& part : parts) {
            auto& child = found->children[part];
            if (!child) child = make_unique<Node>();
            found = child.get();
        }
        return *found;
    }
};
