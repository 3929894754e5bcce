class Solution {
public:
    string reorganizeString(string s) {
        array<int, 26> counts{};
        for (const char letter : s) counts[letter - 'a']++;
        const int most = ranges::max_element(counts) - counts.begin();
        if (counts[most] > (ssize(s) + 1) / 2) return "";
        string apart(s.size(), ' ');
        size_t place = 0;
        // The most frequent letter comes first, the others in any order.
        for (int turn = 0; turn < 26; turn++) {
            const int letter = (most + turn) % 26;
            for (int left = counts[letter]; left > 0; left--) {
                apart[place] = 'a' + letter;
                place += 2;
                if (place >= apart.size()) place = 1;
            }
        }
        return apart;
    }
};
