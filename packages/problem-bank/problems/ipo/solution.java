class Solution {
    public int findMaximizedCapital(int k, int w, int[] profits, int[] capital) {
        Integer[] projects = new Integer[capital.length];
        Arrays.setAll(projects, i -> i);
        Arrays.sort(projects, Comparator.comparing(i -> capital[i]));
        Queue<Integer> startable = new PriorityQueue<>(Comparator.reverseOrder());
        int opened = 0;
        for (int done = 0; done < k; done++) {
            while (opened < projects.length && capital[projects[opened]] <= w) {
                startable.add(profits[projects[opened++]]);
            }
            if (startable.isEmpty()) break;
            w += startable.remove();
        }
        return w;
    }
}
