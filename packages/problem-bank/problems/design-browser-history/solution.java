class BrowserHistory {
    private final List<String> pages = new ArrayList<>();
    private int current = 0;

    public BrowserHistory(String homepage) {
        pages.add(homepage);
    }

    public void visit(String url) {
        current++;
        pages.subList(current, pages.size()).clear();
        pages.add(url);
    }

    public String back(int steps) {
        current = Math.max(0, current - steps);
        return pages.get(current);
    }

    public String forward(int steps) {
        current = Math.min(pages.size() - 1, current + steps);
        return pages.get(current);
    }
}
