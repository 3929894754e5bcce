from math import inf


def max_profit(prices: list[int]) -> int:
    first_bought, first_sold = -inf, 0
    second_bought, second_sold = -inf, 0
    for price in prices:
        first_bought = max(first_bought, -price)
        first_sold = max(first_sold, first_bought + price)
        second_bought = max(second_bought, first_sold - price)
        second_sold = max(second_sold, second_bought + price)
    return second_sold
