package kodama.script.api;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * The sounds that a script has made last: what it makes again in the same way is the same sound, so that music goes on
 * and an effect begins once in a tick.
 *
 * @param <K> how it is made
 * @param <V> what is made
 */
public final class LruCache<K, V> {
    /** So many are kept. */
    static final int MAX_ENTRIES = 64;

    private final Map<K, V> made = new LinkedHashMap<>(MAX_ENTRIES, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > MAX_ENTRIES;
        }
    };

    /** Returns what was made in this way, or makes it. */
    public V get(K how, Function<K, V> maker) {
        V known = made.get(how);
        if (known != null) return known;
        V fresh = maker.apply(how);
        made.put(how, fresh);
        return fresh;
    }
}
