class Solution {
public:
    int openLock(vector<string>& deadends, string target) {
        unordered_set<string> closed(deadends.begin(), deadends.end());
        vector<string> level;
        if (closed.insert("0000").second) level.push_back("0000");
        for (int turns = 0; !level.empty(); turns++) {
            vector<string> next;
            for (const string& shown : level) {
                if (shown == target) return turns;
                for (int wheel = 0; wheel < 4; wheel++) {
                    for (const int turn : {1, 9}) {
                        string near = shown;
                        near[wheel] = '0' + (shown[wheel] - '0' + turn) % 10;
                        if (closed.insert(near).second) next.push_back(near);
                    }
                }
            }
            level = move(next);
        }
        return -1;
    }
};
