public class Solution
{
    public bool LemonadeChange(int[] bills)
    {
        int fives = 0, tens = 0;
        foreach (var bill in bills)
        {
            if (bill == 5)
            {
                fives++;
            }
            else if (bill == 10)
            {
                fives--;
                tens++;
            }
            else if (tens > 0)
            {
                tens--;
                fives--;
            }
            else
            {
                fives -= 3;
            }
            if (fives < 0) return false;
        }
        return true;
    }
}
