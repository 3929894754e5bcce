class Solution {
    private record Factor(String variable, double factor) {}

    /** A variable as so many times another that it hangs together with. */
    private record Multiple(double times, String root) {}

    public double[] calcEquation(List<List<String>> equations, double[] values, List<List<String>> queries) {
        Map<String, List<Factor>> factors = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            String dividend = equations.get(i).get(0);
            String divisor = equations.get(i).get(1);
            factors.computeIfAbsent(divisor, key -> new ArrayList<>()).add(new Factor(dividend, values[i]));
            factors.computeIfAbsent(dividend, key -> new ArrayList<>()).add(new Factor(divisor, 1 / values[i]));
        }

        Map<String, Multiple> known = new HashMap<>();
        for (String root : factors.keySet()) {
            if (known.putIfAbsent(root, new Multiple(1, root)) != null) continue;
            Deque<String> toVisit = new ArrayDeque<>(List.of(root));
            while (!toVisit.isEmpty()) {
                String variable = toVisit.pop();
                double times = known.get(variable).times();
                for (Factor next : factors.get(variable)) {
                    Multiple multiple = new Multiple(times * next.factor(), root);
                    if (known.putIfAbsent(next.variable(), multiple) == null) toVisit.push(next.variable());
                }
            }
        }

        return queries.stream()
                .mapToDouble(query -> quotient(known.get(query.get(0)), known.get(query.get(1))))
                .toArray();
    }

    private static double quotient(Multiple one, Multiple other) {
        boolean isKnown = one != null && other != null && one.root().equals(other.root());
        return isKnown ? one.times() / other.times() : -1;
    }
}
