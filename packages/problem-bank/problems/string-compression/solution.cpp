class Solution {
public:
    int compress(vector<char>& chars) {
        auto written = chars.begin(), start = chars.begin();
        while (start != chars.end()) {
            const auto end = find_if(start, chars.end(), [&](char c) { return c != *start; });
            const auto length = end - start;
            *written++ = *start;
            if (length > 1) written = ranges::copy(to_string(length), written).out;
            start = end;
        }
        return written - chars.begin();
    }
};
