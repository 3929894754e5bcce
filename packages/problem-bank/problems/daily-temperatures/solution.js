function dailyTemperatures(temperatures) {
  const answer = new Array(temperatures.length).fill(0)
  const waiting = []
  for (const [day, temperature] of temperatures.entries()) {
    while (waiting.length > 0 && temperatures[waiting.at(-1)] < temperature) {
      const colder = waiting.pop()
      answer[colder] = day - colder
    }
    waiting.push(day)
  }
  return answer
}
