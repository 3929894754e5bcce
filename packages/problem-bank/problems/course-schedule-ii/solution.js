function findOrder(numCourses, prerequisites) {
  const waiting = new Array(numCourses).fill(0)
  const followers = Array.from({ length: numCourses }, () => [])
  for (const [course, needed] of prerequisites) {
    waiting[course]++
    followers[needed].push(course)
  }

  const order = []
  for (let course = 0; course < numCourses; course++) if (waiting[course] === 0) order.push(course)
  // The order grows while it is walked: a course that waits for nothing more is put at its end.
  for (const course of order) {
    for (const follower of followers[course]) {
      waiting[follower]--
      if (waiting[follower] === 0) order.push(follower)
    }
  }
  return order.length === numCourses ? order : []
}
