class Solution {
public:
    string simplifyPath(string path) {
        vector<string> names;
        istringstream parts(path);
        for (string part; getline(parts, part, '/');) {
            if (part == "..") {
                if (!names.empty()) names.pop_back();
            } else if (!part.empty() && part != ".") {
                names.push_back(part);
            }
        }
        string simplified;
        for (const string& name : names) simplified += '/' + name;
        return simplified.empty() ? "/" : simplified;
    }
};
