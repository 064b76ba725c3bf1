package kodama.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which keys stand for which action. Immutable.
 *
 * <p>The order of the actions gives each its bit in {@link Pad#bits}.
 */
public final class KeyMap {
    /** Most actions, one for each bit of a long. */
    public static final int MOST_ACTIONS = 64;

    private final Map<String, List<Key>> keys;

    private KeyMap(Map<String, List<Key>> keys) {
        this.keys = keys;
    }

    /**
     * Returns a map without actions.
     *
     * @return the empty map
     */
    public static KeyMap empty() {
        return new KeyMap(Map.of());
    }

    /**
     * Returns the usual keys of a shooter: arrows, fire on Z and space, bomb on X, slow on shift, start on enter, back
     * on escape.
     *
     * @return the map with the actions {@code up down left right fire bomb slow start back}
     */
    public static KeyMap defaults() {
        return empty().with("up", Key.UP)
                .with("down", Key.DOWN)
                .with("left", Key.LEFT)
                .with("right", Key.RIGHT)
                .with("fire", Key.Z, Key.SPACE)
                .with("bomb", Key.X)
                .with("slow", Key.SHIFT)
                .with("start", Key.ENTER)
                .with("back", Key.ESCAPE);
    }

    /**
     * Returns a copy with an action added, or with other keys for it.
     *
     * @param action the name of the action
     * @param keys the keys that stand for it; may be none
     * @return the new map
     * @throws IllegalArgumentException if it would have more than 64 actions
     */
    public KeyMap with(String action, Key... keys) {
        Map<String, List<Key>> more = new LinkedHashMap<>(this.keys);
        more.put(action, List.of(keys));
        if (more.size() > MOST_ACTIONS)
            throw new IllegalArgumentException("there can be at most 64 actions but '" + action + "' is one more");
        return new KeyMap(more);
    }

    /**
     * Returns the names of the actions.
     *
     * @return the names in the order of their bits; a copy
     */
    public List<String> actions() {
        return new ArrayList<>(keys.keySet());
    }

    /**
     * Returns the keys of an action.
     *
     * @param action the name of the action
     * @return its keys, in the order they were given
     * @throws IllegalArgumentException if there is no such action
     */
    public List<Key> keys(String action) {
        List<Key> found = keys.get(action);
        if (found == null) throw unknown(action);
        return found;
    }

    IllegalArgumentException unknown(String action) {
        return new IllegalArgumentException(
                "unknown action '" + action + "'; there are " + String.join(", ", keys.keySet()));
    }
}
