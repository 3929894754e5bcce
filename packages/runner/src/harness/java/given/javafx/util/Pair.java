package javafx.util;

import java.util.AbstractMap;

/** JavaFX is no part of the JDK, but its pair is there on practice sites. */
public class Pair<K, V> extends AbstractMap.SimpleImmutableEntry<K, V> {
    public Pair(K key, V value) {
        super(key, value);
    }
}
