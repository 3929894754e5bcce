const asCharacters = (grid) => grid.map((row) => row.map(String))

const lookAlikes = original.map(({ answer, ...told }) => ({
  ...told,
  answer: answer && ((grid) => answer(asCharacters(grid))),
}))
