function restoreIpAddresses(s) {
  const addresses = []
  const numbers = []
  const isValid = (number) => number === '0' || (!number.startsWith('0') && Number(number) <= 255)

  const split = (start) => {
    if (numbers.length === 4) {
      if (start === s.length) addresses.push(numbers.join('.'))
      return
    }
    for (let end = start + 1; end <= Math.min(start + 3, s.length); end++) {
      const number = s.slice(start, end)
      if (!isValid(number)) continue
      numbers.push(number)
      split(end)
      numbers.pop()
    }
  }

  split(0)
  return addresses
}
