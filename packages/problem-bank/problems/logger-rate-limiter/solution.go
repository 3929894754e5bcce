type Logger struct {
	// From when on each message may be printed again.
	freeFrom map[string]int
}

func Constructor() Logger {
	return Logger{map[string]int{}}
}

func (l *Logger) ShouldPrintMessage(timestamp int, message string) bool {
	if timestamp < l.freeFrom[message] {
		return false
	}
	l.freeFrom[message] = timestamp + 10
	return true
}
