function leastInterval(tasks, n) {
  const counts = new Map()
  for (const task of tasks) counts.set(task, (counts.get(task) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const asFrequent = [...counts.values()].filter((count) => count === most).length
  return Math.max(tasks.length, (most - 1) * (n + 1) + asFrequent)
}
