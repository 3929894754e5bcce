function uniquePathsWithObstacles(obstacleGrid) {
  const paths = obstacleGrid[0].map((_, column) => (column === 0 ? 1 : 0))
  for (const row of obstacleGrid) {
    for (const [column, obstacle] of row.entries()) {
      if (obstacle === 1) paths[column] = 0
      else if (column > 0) paths[column] += paths[column - 1]
    }
  }
  return paths.at(-1)
}
