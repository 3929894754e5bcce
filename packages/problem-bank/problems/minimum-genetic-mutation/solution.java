class Solution {
    public int minMutation(String startGene, String endGene, String[] bank) {
        Set<String> unreached = new HashSet<>(Arrays.asList(bank));
        Queue<String> queue = new ArrayDeque<>(List.of(startGene));
        for (int mutations = 0; !queue.isEmpty(); mutations++) {
            for (int left = queue.size(); left > 0; left--) {
                String gene = queue.remove();
                if (gene.equals(endGene)) return mutations;
                List<String> next = unreached.stream().filter(other -> isMutation(gene, other)).toList();
                queue.addAll(next);
                unreached.removeAll(next);
            }
        }
        return -1;
    }

    private boolean isMutation(String gene, String other) {
        int different = 0;
        for (int place = 0; place < gene.length(); place++) {
            if (gene.charAt(place) != other.charAt(place)) different++;
        }
        return different == 1;
    }
}
