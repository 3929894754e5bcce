class BrowserHistory {
public:
    BrowserHistory(string homepage) : pages{homepage} {}

    void visit(string url) {
        pages.resize(++current);
        pages.push_back(url);
    }

    string back(int steps) {
        current = max(0, current - steps);
        return pages[current];
    }

    string forward(int steps) {
        current = min<int>(pages.size() - 1, current + steps);
        return pages[current];
    }

private:
    vector<string> pages;
    int current = 0;
};
