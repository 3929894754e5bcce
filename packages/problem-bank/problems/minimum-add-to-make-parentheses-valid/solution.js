function minAddToMakeValid(s) {
  let open = 0
  let missing = 0
  for (const parenthesis of s) {
    if (parenthesis === '(') open++
    else if (open > 0) open--
    else missing++
  }
  return missing + open
}
