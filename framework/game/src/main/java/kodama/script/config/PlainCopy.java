package kodama.script.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.TypeDescription;
import org.jspecify.annotations.Nullable;

/** Takes over what Java code of a game has made, as plain data that no one else holds. Needs no game thread. */
public final class PlainCopy {
    private static final int DEEPEST = 20;
    private static final int MOST = 100_000;

    private final String what;
    private int values;

    /** Begins with nothing copied; messages name what is copied. */
    public PlainCopy(String what) {
        this.what = what;
    }

    /** Copies a value as {@link #plain} does; null for null. */
    public @Nullable Object of(@Nullable Object data) {
        return data == null ? null : copy(data, 0);
    }

    /**
     * Copies a value with all that is in it, for {@link PlainData#toLua}.
     *
     * @param data a String, Number, Boolean, List, or Map by Strings
     * @throws IllegalArgumentException if it is or holds anything else, or too much
     */
    public Object plain(Object data) {
        return copy(data, 0);
    }

    /** How many values were copied, lists and maps included. */
    public int values() {
        return values;
    }

    private Object copy(@Nullable Object data, int depth) {
        if (values++ == MOST) throw wrong("must not hold more than %,d values".formatted(MOST));
        if (data instanceof String || data instanceof Boolean) return data;
        if (data instanceof Number number) return number.doubleValue();
        if (depth == DEEPEST) throw wrong("must not be nested more than " + DEEPEST + " deep");
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
            if (!(key instanceof String name)) throw wrong("must have strings as names, not " + key);
            copy.put(name, copy(value, depth));
        });
        return copy;
    }

    private IllegalArgumentException wrong(String reason) {
        return new IllegalArgumentException(what + " " + reason);
    }
}
