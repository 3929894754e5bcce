class BrowserHistory:
    def __init__(self, homepage: str):
        self._pages = [homepage]
        self._current = 0

    def visit(self, url: str) -> None:
        self._current += 1
        self._pages[self._current :] = [url]

    def back(self, steps: int) -> str:
        self._current = max(0, self._current - steps)
        return self._pages[self._current]

    def forward(self, steps: int) -> str:
        self._current = min(len(self._pages) - 1, self._current + steps)
        return self._pages[self._current]
