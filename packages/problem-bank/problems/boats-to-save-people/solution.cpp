class Solution {
public:
    int numRescueBoats(vector<int>& people, int limit) {
        ranges::sort(people);
        int boats = 0;
        for (int lightest = 0, heaviest = people.size() - 1; lightest <= heaviest; heaviest--) {
            if (people[lightest] + people[heaviest] <= limit) lightest++;
            boats++;
        }
        return boats;
    }
};
