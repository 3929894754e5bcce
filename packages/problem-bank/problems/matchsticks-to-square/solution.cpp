class Solution {
public:
    bool makesquare(vector<int>& matchsticks) {
        const int sum = accumulate(matchsticks.begin(), matchsticks.end(), 0);
        sort(matchsticks.rbegin(), matchsticks.rend());
        vector<int> sides(4);
        return sum % 4 == 0 && arePlaced(matchsticks, 0, sides, sum / 4);
    }

private:
    bool arePlaced(const vector<int>& sticks, size_t at, vector<int>& sides, int side) {
        if (at == sticks.size()) return true;
        for (int i = 0; i < 4; i++) {
            // A side as long as the one tried before is no other choice.
            if (sides[i] + sticks[at] > side || (i > 0 && sides[i] == sides[i - 1])) continue;
            sides[i] += sticks[at];
            if (arePlaced(sticks, at + 1, sides, side)) return true;
            sides[i] -= sticks[at];
        }
        return false;
    }
};
