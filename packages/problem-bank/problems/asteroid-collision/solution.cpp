class Solution {
public:
    vector<int> asteroidCollision(vector<int>& asteroids) {
        vector<int> survivors;
        for (const int asteroid : asteroids) {
            bool exists = true;
            while (exists && asteroid < 0 && !survivors.empty() && survivors.back() > 0) {
                exists = survivors.back() < -asteroid;
                if (survivors.back() <= -asteroid) survivors.pop_back();
            }
            if (exists) survivors.push_back(asteroid);
        }
        return survivors;
    }
};
