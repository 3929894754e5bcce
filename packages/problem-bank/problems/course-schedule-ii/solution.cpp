class Solution {
public:
    vector<int> findOrder(int numCourses, vector<vector<int>>& prerequisites) {
        vector<int> waiting(numCourses);
        vector<vector<int>> followers(numCourses);
        for (const auto& pair : prerequisites) {
            waiting[pair[0]]++;
            followers[pair[1]].push_back(pair[0]);
        }

        vector<int> order;
        for (int course = 0; course < numCourses; course++) {
            if (waiting[course] == 0) order.push_back(course);
        }
        // What is free to be taken stands behind what was taken.
        for (size_t taken = 0; taken < order.size(); taken++) {
            for (const int follower : followers[order[taken]]) {
                if (--waiting[follower] == 0) order.push_back(follower);
            }
        }
        return ssize(order) == numCourses ? order : vector<int>{};
    }
};
