class Solution {
    public int findKthPositive(int[] arr, int k) {
        int low = 0;
        int high = arr.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (arr[middle] - middle - 1 < k) low = middle + 1;
            else high = middle;
        }
        return k + low;
    }
}
