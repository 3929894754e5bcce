const SYMBOLS = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

function intToRoman(num) {
  let left = num
  let numeral = ''
  for (const [value, symbol] of SYMBOLS) {
    numeral += symbol.repeat(Math.floor(left / value))
    left %= value
  }
  return numeral
}
