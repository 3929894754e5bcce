const LETTERS = { 2: 'abc', 3: 'def', 4: 'ghi', 5: 'jkl', 6: 'mno', 7: 'pqrs', 8: 'tuv', 9: 'wxyz' }

function letterCombinations(digits) {
  if (digits === '') return []
  let combinations = ['']
  for (const digit of digits) {
    combinations = combinations.flatMap((start) => [...LETTERS[digit]].map((letter) => start + letter))
  }
  return combinations
}
