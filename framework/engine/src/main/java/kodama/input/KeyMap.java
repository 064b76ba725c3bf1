package kodama.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kodama.base.Spelling;
import org.jspecify.annotations.Nullable;

/**
 * The bindings of one player's actions. Immutable.
 *
 * <p>The order of the actions determines their bits in {@link Pad#bits}.
 */
public final class KeyMap {
    /** Maximum number of actions, one for each bit of a long. */
    public static final int MAX_ACTIONS = 64;

    private final Map<String, List<Binding>> bindings;

    private KeyMap(Map<String, List<Binding>> bindings) {
        this.bindings = bindings;
    }

    /** Returns a map without actions. */
    public static KeyMap empty() {
        return new KeyMap(Map.of());
    }

    /**
     * Returns the default bindings of a shooter: arrow keys, fire on Z and space, bomb on X, slow on shift, start on
     * enter, back on escape; and on a gamepad the d-pad and the left stick, fire on A, bomb on B, slow on the shoulder
     * buttons, start and back.
     *
     * @return a map with the actions {@code up down left right fire bomb slow start back}
     */
    public static KeyMap defaults() {
        return empty().with("up", texts("Up", "pad:Up", "pad:Left Y-"))
                .with("down", texts("Down", "pad:Down", "pad:Left Y+"))
                .with("left", texts("Left", "pad:Left", "pad:Left X-"))
                .with("right", texts("Right", "pad:Right", "pad:Left X+"))
                .with("fire", texts("Z", "Space", "pad:A"))
                .with("bomb", texts("X", "pad:B"))
                .with("slow", texts("Shift", "pad:LB", "pad:RB"))
                .with("start", texts("Enter", "pad:Start"))
                .with("back", texts("Escape", "pad:Back"));
    }

    private static List<Binding> texts(String... texts) {
        return Stream.of(texts).map(BindingParser::parse).toList();
    }

    /**
     * Returns a copy with an action that is added, or bound to other keys. A key counts if neither control nor alt is
     * down when it is pressed, unless the map uses control or alt as a key.
     *
     * @param action name of the action
     * @param keys its keys; may be empty
     * @throws IllegalArgumentException if there would be more than 64 actions
     */
    public KeyMap with(String action, Key... keys) {
        return with(action, Stream.of(keys).map(Binding::of).toList());
    }

    /**
     * Returns a copy with an action that is added, or bound to other keys, which only count if control is down when
     * they are pressed.
     *
     * @param action name of the action
     * @param keys its keys, each pressed with control; may be empty
     * @throws IllegalArgumentException if there would be more than 64 actions
     */
    public KeyMap withCtrl(String action, Key... keys) {
        return with(
                action,
                Stream.of(keys)
                        .<Binding>map(key -> new Binding.LogicalKey(key, true))
                        .toList());
    }

    /**
     * Returns a copy with an action that is added, or has other bindings.
     *
     * @param action name of the action
     * @param actionBindings its bindings; may be empty
     * @throws IllegalArgumentException if there would be more than 64 actions
     */
    public KeyMap with(String action, List<Binding> actionBindings) {
        Map<String, List<Binding>> more = new LinkedHashMap<>(bindings);
        more.put(action, List.copyOf(actionBindings));
        if (more.size() > MAX_ACTIONS)
            throw new IllegalArgumentException("there can be at most 64 actions but '" + action + "' is one more");
        return new KeyMap(more);
    }

    /** Returns a copy of the names of the actions, in the order of their bits. */
    public List<String> actions() {
        return new ArrayList<>(bindings.keySet());
    }

    /** Returns whether there is an action of this name. */
    public boolean has(String action) {
        return bindings.containsKey(action);
    }

    /**
     * Returns an error message for an unknown action, which lists the known ones.
     *
     * @param action the unknown name
     * @return such as {@code there is no action 'fier' (did you mean 'fire'?); actions are up, down}
     */
    public String unknownActionMessage(String action) {
        return "there is no action '" + action + "'" + Spelling.hint(action, actions()) + "; actions are "
                + String.join(", ", actions());
    }

    /**
     * Returns the bindings of an action.
     *
     * @return the bindings in the order in which they were given
     * @throws IllegalArgumentException if the action does not exist
     */
    public List<Binding> bindings(String action) {
        List<Binding> found = bindings.get(action);
        if (found == null) throw unknownAction(action);
        return found;
    }

    /** Returns whether a key without control is bound to an action, by its label or its position. */
    public boolean uses(Key key) {
        return hasAny(new Binding.LogicalKey(key, false)) || hasAny(new Binding.PhysicalKey(key));
    }

    private boolean hasAny(Binding binding) {
        return bindings.values().stream().anyMatch(each -> each.contains(binding));
    }

    /** Returns whether control is bound to an action, so that other keys count while it is down. */
    boolean usesCtrl() {
        return uses(Key.CTRL) || uses(Key.LEFT_CTRL) || uses(Key.RIGHT_CTRL);
    }

    /** Returns whether alt is bound to an action, so that other keys count while it is down. */
    boolean usesAlt() {
        return uses(Key.ALT) || uses(Key.LEFT_ALT) || uses(Key.RIGHT_ALT);
    }

    /** Returns whether any binding is on a gamepad. */
    boolean usesPad() {
        return bindings.values().stream().flatMap(List::stream).anyMatch(Binding.PadBinding.class::isInstance);
    }

    IllegalArgumentException unknownAction(String action) {
        return new IllegalArgumentException(
                "unknown action '" + action + "'; there are " + String.join(", ", bindings.keySet()));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof KeyMap map
                && bindings.equals(map.bindings)
                && actions().equals(map.actions());
    }

    @Override
    public int hashCode() {
        return bindings.hashCode();
    }
}
