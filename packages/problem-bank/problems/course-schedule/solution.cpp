class Solution {
public:
    bool canFinish(int numCourses, vector<vector<int>>& prerequisites) {
        vector<int> waitingFor(numCourses);
        vector<vector<int>> unlocks(numCourses);
        for (const auto& pair : prerequisites) {
            waitingFor[pair[0]]++;
            unlocks[pair[1]].push_back(pair[0]);
        }

        vector<int> free;
        for (int course = 0; course < numCourses; course++) {
            if (waitingFor[course] == 0) free.push_back(course);
        }
        int taken = 0;
        while (!free.empty()) {
            const int done = free.back();
            free.pop_back();
            taken++;
            for (const int course : unlocks[done]) {
                if (--waitingFor[course] == 0) free.push_back(course);
            }
        }
        return taken == numCourses;
    }
};
