class Solution {
public:
    vector<double> calcEquation(vector<vector<string>>& equations, vector<double>& values,
                                vector<vector<string>>& queries) {
        // What each variable is multiplied with to give another.
        unordered_map<string, vector<pair<string, double>>> factors;
        for (size_t i = 0; i < equations.size(); i++) {
            const auto &dividend = equations[i][0], &divisor = equations[i][1];
            factors[divisor].emplace_back(dividend, values[i]);
            factors[dividend].emplace_back(divisor, 1 / values[i]);
        }

        // For each variable one that it hangs together with, and how many times that one it is.
        unordered_map<string, pair<string, double>> known;
        for (const auto& [root, _] : factors) {
            if (!known.try_emplace(root, root, 1).second) continue;
            stack<string> toVisit({root});
            while (!toVisit.empty()) {
                const string variable = toVisit.top();
                toVisit.pop();
                const double times = known.at(variable).second;
                for (const auto& [next, factor] : factors.at(variable)) {
                    if (known.try_emplace(next, root, times * factor).second) toVisit.push(next);
                }
            }
        }

        vector<double> quotients;
        for (const auto& query : queries) {
            const auto one = known.find(query[0]), other = known.find(query[1]);
            const bool isKnown =
                one != known.end() && other != known.end() && one->second.first == other->second.first;
            quotients.push_back(isKnown ? one->second.second / other->second.second : -1);
        }
        return quotients;
    }
};
