public class Solution
{
    public bool SearchMatrix(int[][] matrix, int target)
    {
        var columns = matrix[0].Length;
        int low = 0, high = matrix.Length * columns - 1;
        while (low < high)
        {
            var middle = low + (high - low) / 2;
            if (matrix[middle / columns][middle % columns] < target) low = middle + 1;
            else high = middle;
        }
        return matrix[low / columns][low % columns] == target;
    }
}
