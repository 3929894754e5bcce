class Solution {
public:
    string decodeString(string s) {
        stack<pair<string, int>> waiting;
        string text;
        int count = 0;
        for (const char character : s) {
            if (isdigit(character)) {
                count = count * 10 + (character - '0');
            } else if (character == '[') {
                waiting.emplace(exchange(text, ""), exchange(count, 0));
            } else if (character == ']') {
                auto [whole, times] = move(waiting.top());
                waiting.pop();
                while (times-- > 0) whole += text;
                text = move(whole);
            } else {
                text += character;
            }
        }
        return text;
    }
};
