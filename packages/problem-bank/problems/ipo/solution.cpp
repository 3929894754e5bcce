class Solution {
public:
    int findMaximizedCapital(int k, int w, vector<int>& profits, vector<int>& capital) {
        vector<pair<int, int>> projects;
        for (size_t i = 0; i < capital.size(); i++) projects.emplace_back(capital[i], profits[i]);
        ranges::sort(projects);
        priority_queue<int> startable;
        size_t opened = 0;
        for (int done = 0; done < k; done++) {
            while (opened < projects.size() && projects[opened].first <= w) startable.push(projects[opened++].second);
            if (startable.empty()) break;
            w += startable.top();
            startable.pop();
        }
        return w;
    }
};
