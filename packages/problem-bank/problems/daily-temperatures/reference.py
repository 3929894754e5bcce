def daily_temperatures(temperatures):
    def days_until_warmer(day):
        for later in range(day + 1, len(temperatures)):
            if temperatures[later] > temperatures[day]:
                return later - day
        return 0

    return [days_until_warmer(day) for day in range(len(temperatures))]
