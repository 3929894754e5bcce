const asCharacters = (matrix) => matrix.map((row) => row.map(String))

const lookAlikes = original.map(({ answer, ...told }) => ({
  ...told,
  answer: answer && ((matrix) => answer(asCharacters(matrix))),
}))
