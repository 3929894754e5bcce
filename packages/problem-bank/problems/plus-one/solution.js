function plusOne(digits) {
  const result = [...digits]
  for (let place = result.length - 1; place >= 0; place--) {
    if (result[place] < 9) {
      result[place]++
      return result
    }
    result[place] = 0
  }
  return [1, ...result]
}
