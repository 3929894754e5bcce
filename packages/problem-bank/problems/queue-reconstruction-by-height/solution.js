function reconstructQueue(people) {
  const tallestFirst = [...people].sort(([h1, k1], [h2, k2]) => h2 - h1 || k1 - k2)
  const queue = []
  for (const person of tallestFirst) queue.splice(person[1], 0, person)
  return queue
}
