impl Solution {
    pub fn suggested_products(mut products: Vec<String>, search_word: String) -> Vec<Vec<String>> {
        products.sort_unstable();
        (1..=search_word.len())
            .map(|end| {
                let prefix = &search_word[..end];
                let start = products.partition_point(|product| product.as_str() < prefix);
                products[start..]
                    .iter()
                    .take(3)
                    .filter(|product| product.starts_with(prefix))
                    .cloned()
                    .collect()
            })
            .collect()
    }
}
