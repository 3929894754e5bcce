def job_scheduling(start_time, end_time, profit):
    def best(jobs):
        if not jobs:
            return 0
        (start, end, gain), others = jobs[0], jobs[1:]
        apart = [job for job in others if job[0] >= end or job[1] <= start]
        return max(best(others), gain + best(apart))

    return best(list(zip(start_time, end_time, profit)))
