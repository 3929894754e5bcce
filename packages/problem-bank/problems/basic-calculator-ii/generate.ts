import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const rest = Array.from({ length: size }, () => {
    const operator = random.string(1, '+-*/+-')
    return `${random.string(random.integer(0, 1), ' ')}${operator} ${random.integer(1, operator === '*' ? 3 : 40)}`
  })
  return [`${random.integer(0, 40)}${rest.map((step, at) => (at % 4 === 3 ? step.replace('*', '+') : step)).join('')}`]
}
