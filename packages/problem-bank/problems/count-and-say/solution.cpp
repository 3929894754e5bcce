class Solution {
public:
    string countAndSay(int n) {
        string said = "1";
        for (int step = 1; step < n; step++) {
            string next;
            for (size_t start = 0, end; start < said.size(); start = end) {
                end = min(said.find_first_not_of(said[start], start), said.size());
                next += to_string(end - start) + said[start];
            }
            said = move(next);
        }
        return said;
    }
};
