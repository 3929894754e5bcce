function jobScheduling(startTime, endTime, profit) {
  const jobs = profit.map((gain, index) => ({ start: startTime[index], end: endTime[index], gain }))
  jobs.sort((a, b) => a.end - b.end)
  // The best profit of the first 0, 1, 2, ... jobs.
  const best = [0]
  for (const { start, gain } of jobs) best.push(Math.max(best.at(-1), best[endedBy(start, jobs)] + gain))
  return best.at(-1)
}

/** How many of the jobs, sorted by their end, end no later than this time. */
function endedBy(time, jobs) {
  let [low, high] = [0, jobs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (jobs[middle].end <= time) low = middle + 1
    else high = middle
  }
  return low
}
