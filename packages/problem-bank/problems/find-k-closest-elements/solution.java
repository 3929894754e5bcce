class Solution {
    public List<Integer> findClosestElements(int[] arr, int k, int x) {
        int low = 0;
        int high = arr.length - k;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (x - arr[middle] > arr[middle + k] - x) low = middle + 1;
            else high = middle;
        }
        return Arrays.stream(arr, low, low + k).boxed().toList();
    }
}
