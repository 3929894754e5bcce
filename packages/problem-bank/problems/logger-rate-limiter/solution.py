class Logger:
    def __init__(self):
        # From when on each message may be printed again.
        self._free_from = {}

    def should_print_message(self, timestamp: int, message: str) -> bool:
        if timestamp < self._free_from.get(message, 0):
            return False
        self._free_from[message] = timestamp + 10
        return True
