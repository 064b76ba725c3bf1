package kodama.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.Spelling;

/**
 * Which keys stand for which action. Immutable.
 *
 * <p>The order of the actions gives each its bit in {@link Pad#bits}.
 */
public final class KeyMap {
    /** Most actions, one for each bit of a long. */
    public static final int MOST_ACTIONS = 64;

    private record Binding(List<Key> keys, boolean withCtrl) {}

    private final Map<String, Binding> bindings;

    private KeyMap(Map<String, Binding> bindings) {
        this.bindings = bindings;
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
     * Returns a copy with an action added, or with other keys for it. They count when neither control nor alt was down
     * as they were pressed, unless the map has an action for the control key itself.
     *
     * @param action the name of the action
     * @param keys the keys that stand for it; may be none
     * @return the new map
     * @throws IllegalArgumentException if it would have more than 64 actions
     */
    public KeyMap with(String action, Key... keys) {
        return with(action, new Binding(List.of(keys), false));
    }

    /**
     * Returns a copy with an action added, or with other keys for it, that count only when control was down as they
     * were pressed.
     *
     * @param action the name of the action
     * @param keys the keys that stand for it together with control; may be none
     * @return the new map
     * @throws IllegalArgumentException if it would have more than 64 actions
     */
    public KeyMap withCtrl(String action, Key... keys) {
        return with(action, new Binding(List.of(keys), true));
    }

    private KeyMap with(String action, Binding binding) {
        Map<String, Binding> more = new LinkedHashMap<>(bindings);
        more.put(action, binding);
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
        return new ArrayList<>(bindings.keySet());
    }

    /**
     * Tells whether there is such an action.
     *
     * @param action any name
     * @return true if there is
     */
    public boolean has(String action) {
        return bindings.containsKey(action);
    }

    /**
     * Says that there is no such action, and which there are.
     *
     * @param action a name that is none
     * @return such as {@code there is no action 'fier' (did you mean 'fire'?); actions are up, down}
     */
    public String noAction(String action) {
        return "there is no action '" + action + "'" + Spelling.hint(action, actions()) + "; actions are "
                + String.join(", ", actions());
    }

    /**
     * Returns the keys of an action.
     *
     * @param action the name of the action
     * @return its keys, in the order they were given
     * @throws IllegalArgumentException if there is no such action
     */
    public List<Key> keys(String action) {
        return binding(action).keys;
    }

    /** Whether an action's keys count without control, and whether with it. */
    boolean counts(String action, boolean withCtrl) {
        return binding(action).withCtrl == withCtrl || withCtrl && uses(Key.CTRL);
    }

    /**
     * Tells whether a key stands for an action by itself.
     *
     * @param key any key
     * @return whether
     */
    public boolean uses(Key key) {
        return bindings.values().stream().anyMatch(binding -> binding.keys.contains(key));
    }

    private Binding binding(String action) {
        Binding found = bindings.get(action);
        if (found == null) throw unknown(action);
        return found;
    }

    IllegalArgumentException unknown(String action) {
        return new IllegalArgumentException(
                "unknown action '" + action + "'; there are " + String.join(", ", bindings.keySet()));
    }
}
