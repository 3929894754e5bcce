class Logger {
public:
    bool shouldPrintMessage(int timestamp, string message) {
        int& from = freeFrom[message];
        if (timestamp < from) return false;
        from = timestamp + 10;
        return true;
    }

private:
    // From when on each message may be printed again.
    unordered_map<string, int> freeFrom;
};
