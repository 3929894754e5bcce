def calc_equation(equations, values, queries):
    quotients = {}
    for (one, other), value in zip(equations, values):
        quotients[one, other] = value
        quotients[other, one] = 1 / value
        quotients[one, one] = quotients[other, other] = 1.0
    variables = {variable for pair in equations for variable in pair}
    for middle in variables:
        for one in variables:
            for other in variables:
                if (one, middle) in quotients and (middle, other) in quotients and (one, other) not in quotients:
                    quotients[one, other] = quotients[one, middle] * quotients[middle, other]
    return [quotients.get((one, other), -1.0) for one, other in queries]
