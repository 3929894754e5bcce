def is_n_straight_hand(hand, group_size):
    cards = sorted(hand)
    while cards:
        for number in range(cards[0], cards[0] + group_size):
            if number not in cards:
                return False
            cards.remove(number)
    return True
