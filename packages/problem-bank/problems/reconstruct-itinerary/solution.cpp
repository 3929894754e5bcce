class Solution {
public:
    vector<string> findItinerary(vector<vector<string>>& tickets) {
        // The destinations of each airport, the smallest last.
        unordered_map<string, vector<string>> ahead;
        ranges::sort(tickets, greater());
        for (const auto& ticket : tickets) ahead[ticket[0]].push_back(ticket[1]);

        vector<string> ended, journey{"JFK"};
        while (!journey.empty()) {
            auto& destinations = ahead[journey.back()];
            if (destinations.empty()) {
                ended.push_back(journey.back());
                journey.pop_back();
            } else {
                journey.push_back(destinations.back());
                destinations.pop_back();
            }
        }
        ranges::reverse(ended);
        return ended;
    }
};
