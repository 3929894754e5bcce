class Solution {
public:
    bool canReach(vector<int>& arr, int start) {
        vector<bool> isSeen(arr.size());
        stack<int> toVisit({start});
        while (!toVisit.empty()) {
            const int place = toVisit.top();
            toVisit.pop();
            if (place < 0 || place >= ssize(arr) || isSeen[place]) continue;
            if (arr[place] == 0) return true;
            isSeen[place] = true;
            toVisit.push(place + arr[place]);
            toVisit.push(place - arr[place]);
        }
        return false;
    }
};
