class Solution {
public:
    bool canVisitAllRooms(vector<vector<int>>& rooms) {
        unordered_set<int> seen{0};
        vector<int> toEnter{0};
        while (!toEnter.empty()) {
            const int room = toEnter.back();
            toEnter.pop_back();
            for (const int key : rooms[room]) {
                if (seen.insert(key).second) toEnter.push_back(key);
            }
        }
        return seen.size() == rooms.size();
    }
};
