class Solution {
    private record Job(int start, int end, int profit) {}

    public int jobScheduling(int[] startTime, int[] endTime, int[] profit) {
        List<Job> jobs = new ArrayList<>();
        for (int i = 0; i < profit.length; i++) jobs.add(new Job(startTime[i], endTime[i], profit[i]));
        jobs.sort(Comparator.comparingInt(Job::end));

        // The best profit up to each time at which it grows.
        TreeMap<Integer, Integer> best = new TreeMap<>(Map.of(0, 0));
        for (Job job : jobs) {
            int withJob = best.floorEntry(job.start()).getValue() + job.profit();
            if (withJob > best.lastEntry().getValue()) best.put(job.end(), withJob);
        }
        return best.lastEntry().getValue();
    }
}
