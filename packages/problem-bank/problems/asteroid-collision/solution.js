function asteroidCollision(asteroids) {
  const survivors = []
  for (const asteroid of asteroids) {
    let exists = true
    while (exists && asteroid < 0 && survivors.at(-1) > 0) {
      exists = survivors.at(-1) < -asteroid
      if (survivors.at(-1) <= -asteroid) survivors.pop()
    }
    if (exists) survivors.push(asteroid)
  }
  return survivors
}
