function canFinish(numCourses, prerequisites) {
  const waitingFor = new Array(numCourses).fill(0)
  const unlocks = Array.from({ length: numCourses }, () => [])
  for (const [course, needed] of prerequisites) {
    waitingFor[course]++
    unlocks[needed].push(course)
  }

  const free = [...waitingFor.keys()].filter((course) => waitingFor[course] === 0)
  let taken = 0
  while (free.length > 0) {
    taken++
    for (const course of unlocks[free.pop()]) {
      waitingFor[course]--
      if (waitingFor[course] === 0) free.push(course)
    }
  }
  return taken === numCourses
}
