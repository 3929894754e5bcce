class MovingAverage {
public:
    MovingAverage(int size) : limit(size) {}

    double next(int val) {
        window.push(val);
        sum += val;
        if (window.size() > limit) {
            sum -= window.front();
            window.pop();
        }
        return sum / window.size();
    }

private:
    const size_t limit;
    queue<int> window;
    double sum = 0;
};
