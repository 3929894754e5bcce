class Solution {
public:
    string predictPartyVictory(string senate) {
        const int size = senate.size();
        queue<int> radiant, dire;
        for (int place = 0; place < size; place++) (senate[place] == 'R' ? radiant : dire).push(place);
        while (!radiant.empty() && !dire.empty()) {
            const int firstRadiant = radiant.front(), firstDire = dire.front();
            radiant.pop();
            dire.pop();
            if (firstRadiant < firstDire) radiant.push(firstRadiant + size);
            else dire.push(firstDire + size);
        }
        return dire.empty() ? "Radiant" : "Dire";
    }
};
