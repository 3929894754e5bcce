def fizz_buzz(n):
    answer = [str(number) for number in range(1, n + 1)]
    for number in range(3, n + 1, 3):
        answer[number - 1] = "Fizz"
    for number in range(5, n + 1, 5):
        answer[number - 1] = "Buzz"
    for number in range(15, n + 1, 15):
        answer[number - 1] = "FizzBuzz"
    return answer
