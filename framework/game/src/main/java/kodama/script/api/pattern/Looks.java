package kodama.script.api.pattern;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.lua.bind.Value;

/** Options by which shots of a pattern differ, numbered. */
final class Looks {
    private final Map<Map<Value, Value>, Integer> numbers = new LinkedHashMap<>();

    Looks() {
        number(Map.of());
    }

    /** The number of some options; the same for the same. */
    int number(Map<Value, Value> look) {
        return numbers.computeIfAbsent(look, unseen -> numbers.size());
    }

    /** All of them, by their numbers. */
    List<Map<Value, Value>> all() {
        return new ArrayList<>(numbers.keySet());
    }
}
