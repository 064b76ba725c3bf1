package kodama.script.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.TypeDescription;
import org.jspecify.annotations.Nullable;

/** Copies data of a game's Java code to plain data that nothing else refers to. Can be used on any thread. */
public final class PlainCopy {
    private static final int MAX_DEPTH = 20;
    private static final int MAX_VALUES = 100_000;

    private final String what;
    private int values;

    /** Starts with nothing copied; the name of the data is used in messages. */
    public PlainCopy(String what) {
        this.what = what;
    }

    /** Copies a value as {@link #plain} does; null for null. */
    public @Nullable Object of(@Nullable Object data) {
        return data == null ? null : copy(data, 0);
    }

    /**
     * Copies a value and its contents, for {@link PlainData#toLua}.
     *
     * @param data a String, Number, Boolean, List, or a Map with String keys
     * @throws IllegalArgumentException if the value is or contains anything else, or is too large
     */
    public Object plain(Object data) {
        return copy(data, 0);
    }

    /** Returns the number of values copied, including lists and maps. */
    public int values() {
        return values;
    }

    private Object copy(@Nullable Object data, int depth) {
        if (values++ == MAX_VALUES) throw wrong("must not hold more than %,d values".formatted(MAX_VALUES));
        if (data instanceof String || data instanceof Boolean) return data;
        if (data instanceof Number number) return number.doubleValue();
        if (depth == MAX_DEPTH) throw wrong("must not be nested more than " + MAX_DEPTH + " deep");
        if (data instanceof List<?> list) return list(list, depth + 1);
        if (data instanceof Map<?, ?> map) return map(map, depth + 1);
        throw wrong("must be strings, numbers, booleans, lists and maps of these, but there is "
                + TypeDescription.of(data) + " in it");
    }

    private List<Object> list(List<?> list, int depth) {
        List<Object> copy = new ArrayList<>();
        for (Object each : list) copy.add(copy(each, depth));
        return copy;
    }

    private Map<String, Object> map(Map<?, ?> map, int depth) {
        Map<String, Object> copy = new LinkedHashMap<>();
        map.forEach((key, value) -> {
            if (!(key instanceof String name)) throw wrong("must have strings as keys, not " + key);
            copy.put(name, copy(value, depth));
        });
        return copy;
    }

    private IllegalArgumentException wrong(String reason) {
        return new IllegalArgumentException(what + " " + reason);
    }
}
