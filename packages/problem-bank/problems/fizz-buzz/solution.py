def fizz_buzz(n: int) -> list[str]:
    answer = []
    for number in range(1, n + 1):
        word = "Fizz" * (number % 3 == 0) + "Buzz" * (number % 5 == 0)
        answer.append(word or str(number))
    return answer
