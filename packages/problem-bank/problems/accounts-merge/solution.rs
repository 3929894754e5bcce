use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};

impl Solution {
    pub fn accounts_merge(accounts: Vec<Vec<String>>) -> Vec<Vec<String>> {
        // Each account leads to another of its group, and at last to the one that stands for all.
        let mut leader: Vec<usize> = (0..accounts.len()).collect();
        let mut owner: HashMap<&String, usize> = HashMap::new();
        for (account, entries) in accounts.iter().enumerate() {
            for email in &entries[1..] {
                match owner.entry(email) {
                    Entry::Vacant(new) => {
                        new.insert(account);
                    }
                    Entry::Occupied(known) => {
                        let group = leader_of(&mut leader, account);
                        leader[group] = leader_of(&mut leader, *known.get());
                    }
                }
            }
        }

        let mut emails_of: HashMap<usize, BTreeSet<&String>> = HashMap::new();
        for (email, account) in owner {
            let person = leader_of(&mut leader, account);
            emails_of.entry(person).or_default().insert(email);
        }
        emails_of
            .into_iter()
            .map(|(person, emails)| {
                let name = &accounts[person][0];
                std::iter::once(name).chain(emails).cloned().collect()
            })
            .collect()
    }
}

fn leader_of(leader: &mut [usize], mut account: usize) -> usize {
    while leader[account] != account {
        leader[account] = leader[leader[account]];
        account = leader[account];
    }
    account
}
