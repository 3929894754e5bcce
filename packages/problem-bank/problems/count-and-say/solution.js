function countAndSay(n) {
  let said = '1'
  for (let member = 1; member < n; member++) {
    said = said
      .match(/(\d)\1*/g)
      .map((run) => `${run.length}${run[0]}`)
      .join('')
  }
  return said
}
