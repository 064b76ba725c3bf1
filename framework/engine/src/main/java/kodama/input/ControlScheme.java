package kodama.input;

import java.util.List;

/**
 * The controls of a game.
 *
 * @param bindings the bindings of each player
 * @param axes the axes
 * @param repeat the repeat of actions that are held
 */
public record ControlScheme(Bindings bindings, AxisMap axes, Autorepeat repeat) {
    /** Returns the default controls: a single player with the standard actions and axes. */
    public static ControlScheme defaults() {
        KeyMap keys = KeyMap.defaults();
        return new ControlScheme(Bindings.of(List.of(keys)), AxisMap.defaults(keys.actions()), Autorepeat.DEFAULT);
    }

    /**
     * Returns a copy with other bindings.
     *
     * @param bindings the bindings, for the same number of players and the same actions
     */
    public ControlScheme with(Bindings bindings) {
        return new ControlScheme(bindings, axes, repeat);
    }
}
