package kodama.script.api;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * A cache that drops the entry used least recently. Scripts that create the same sound twice get the same object, so
 * that music continues and an effect plays once per tick.
 *
 * @param <K> how a value is created
 * @param <V> the value
 */
public final class LruCache<K, V> {
    static final int MAX_ENTRIES = 64;

    private final Map<K, V> made = new LinkedHashMap<>(MAX_ENTRIES, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > MAX_ENTRIES;
        }
    };

    /** Returns the value of a key and creates it if necessary. */
    public V get(K how, Function<K, V> maker) {
        V known = made.get(how);
        if (known != null) return known;
        V fresh = maker.apply(how);
        made.put(how, fresh);
        return fresh;
    }
}
