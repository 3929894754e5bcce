use std::collections::HashSet;

impl Solution {
    pub fn min_mutation(start_gene: String, end_gene: String, bank: Vec<String>) -> i32 {
        let mut unreached: HashSet<String> = bank.into_iter().collect();
        let mut level = vec![start_gene];
        let mut mutations = 0;
        while !level.is_empty() {
            if level.contains(&end_gene) {
                return mutations;
            }
            let (next, others): (HashSet<String>, HashSet<String>) = unreached
                .into_iter()
                .partition(|gene| level.iter().any(|other| is_mutation(gene, other)));
            unreached = others;
            level = next.into_iter().collect();
            mutations += 1;
        }
        -1
    }
}

fn is_mutation(gene: &str, other: &str) -> bool {
    let pairs = gene.bytes().zip(other.bytes());
    pairs.filter(|(one, another)| one != another).count() == 1
}
