package kodama.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kodama.base.Spelling;
import org.jspecify.annotations.Nullable;

/**
 * Which keys and buttons stand for which action of one player. Immutable.
 *
 * <p>The order of the actions gives each its bit in {@link Pad#bits}.
 */
public final class KeyMap {
    /** Most actions, one for each bit of a long. */
    public static final int MAX_ACTIONS = 64;

    private final Map<String, List<Binding>> bindings;

    private KeyMap(Map<String, List<Binding>> bindings) {
        this.bindings = bindings;
    }

    /** Returns a map without actions: the empty map. */
    public static KeyMap empty() {
        return new KeyMap(Map.of());
    }

    /**
     * Returns the usual keys of a shooter: arrows, fire on Z and space, bomb on X, slow on shift, start on enter, back
     * on escape; and on a pad cross and left stick, fire on A, bomb on B, slow at the shoulders, start and back.
     *
     * @return the map with the actions {@code up down left right fire bomb slow start back}
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
     * Returns a copy with an action added, or with other keys for it. They count when neither control nor alt was down
     * as they were pressed, unless the map has an action for that key itself.
     *
     * @param keys the keys that stand for it; may be none
     * @throws IllegalArgumentException if it would have more than 64 actions
     */
    public KeyMap with(String action, Key... keys) {
        return with(action, Stream.of(keys).map(Binding::of).toList());
    }

    /**
     * Returns a copy with an action added, or with other keys for it, that count only when control was down as they
     * were pressed.
     *
     * @param keys the keys that stand for it together with control; may be none
     * @throws IllegalArgumentException if it would have more than 64 actions
     */
    public KeyMap withCtrl(String action, Key... keys) {
        return with(
                action,
                Stream.of(keys)
                        .<Binding>map(key -> new Binding.LogicalKey(key, true))
                        .toList());
    }

    /**
     * Returns a copy with an action added, or with other bindings for it.
     *
     * @param ways what stands for it; may be none
     * @throws IllegalArgumentException if it would have more than 64 actions
     */
    public KeyMap with(String action, List<Binding> ways) {
        Map<String, List<Binding>> more = new LinkedHashMap<>(bindings);
        more.put(action, List.copyOf(ways));
        if (more.size() > MAX_ACTIONS)
            throw new IllegalArgumentException("there can be at most 64 actions but '" + action + "' is one more");
        return new KeyMap(more);
    }

    /** Returns the names of the actions: the names in the order of their bits; a copy. */
    public List<String> actions() {
        return new ArrayList<>(bindings.keySet());
    }

    /** Tells whether there is such an action. */
    public boolean has(String action) {
        return bindings.containsKey(action);
    }

    /**
     * Says that there is no such action, and which there are.
     *
     * @param action a name that is none
     * @return such as {@code there is no action 'fier' (did you mean 'fire'?); actions are up, down}
     */
    public String unknownActionMessage(String action) {
        return "there is no action '" + action + "'" + Spelling.hint(action, actions()) + "; actions are "
                + String.join(", ", actions());
    }

    /**
     * Returns what stands for an action.
     *
     * @return in the order it was given
     * @throws IllegalArgumentException if there is no such action
     */
    public List<Binding> bindings(String action) {
        List<Binding> found = bindings.get(action);
        if (found == null) throw unknownAction(action);
        return found;
    }

    /** Tells whether a key stands for an action by itself: whether it does, by its letter or by its place. */
    public boolean uses(Key key) {
        return hasAny(new Binding.LogicalKey(key, false)) || hasAny(new Binding.PhysicalKey(key));
    }

    private boolean hasAny(Binding binding) {
        return bindings.values().stream().anyMatch(ways -> ways.contains(binding));
    }

    /** Whether control is a key of the game, so that other keys count while it is down. */
    boolean usesCtrl() {
        return uses(Key.CTRL) || uses(Key.LEFT_CTRL) || uses(Key.RIGHT_CTRL);
    }

    /** Whether alt is a key of the game, so that other keys count while it is down. */
    boolean usesAlt() {
        return uses(Key.ALT) || uses(Key.LEFT_ALT) || uses(Key.RIGHT_ALT);
    }

    /** Whether anything of a pad stands for any action. */
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
