import ast


def calculate(s):
    def value(node):
        if isinstance(node, ast.Constant):
            return node.value
        left, right = value(node.left), value(node.right)
        if isinstance(node.op, ast.Add):
            return left + right
        if isinstance(node.op, ast.Sub):
            return left - right
        if isinstance(node.op, ast.Mult):
            return left * right
        return abs(left) // right * (1 if left >= 0 else -1)

    return value(ast.parse(s.strip(), mode="eval").body)
