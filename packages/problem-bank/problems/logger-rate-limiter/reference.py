class Logger:
    def __init__(self):
        self.printed = []

    def should_print_message(self, timestamp, message):
        for time, known in self.printed:
            if known == message and timestamp - time < 10:
                return False
        self.printed.append((timestamp, message))
        return True
