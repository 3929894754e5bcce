class Solution {
public:
    vector<string> restoreIpAddresses(string s) {
        vector<string> addresses;
        split(s, 0, 0, "", addresses);
        return addresses;
    }

private:
    /** Goes on from `start`, behind `count` numbers that are written in `address`. */
    void split(const string& s, size_t start, int count, const string& address, vector<string>& addresses) {
        if (count == 4) {
            if (start == s.size()) addresses.push_back(address);
            return;
        }
        for (size_t length = 1; length <= min<size_t>(3, s.size() - start); length++) {
            const string number = s.substr(start, length);
            if (!isValid(number)) continue;
            split(s, start + length, count + 1, count == 0 ? number : address + '.' + number, addresses);
        }
    }

    bool isValid(const string& number) {
        return number == "0" || (number[0] != '0' && stoi(number) <= 255);
    }
};
