class BrowserHistory:
    def __init__(self, homepage):
        self.behind, self.page, self.ahead = [], homepage, []

    def visit(self, url):
        self.behind.append(self.page)
        self.page, self.ahead = url, []

    def back(self, steps):
        while steps > 0 and self.behind:
            self.ahead.append(self.page)
            self.page = self.behind.pop()
            steps -= 1
        return self.page

    def forward(self, steps):
        while steps > 0 and self.ahead:
            self.behind.append(self.page)
            self.page = self.ahead.pop()
            steps -= 1
        return self.page
