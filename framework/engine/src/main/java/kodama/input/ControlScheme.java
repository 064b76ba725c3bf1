package kodama.input;

import java.util.List;

/**
 * How a game is played: what its players can do, and with what.
 *
 * @param bindings what stands for the actions of each player
 * @param repeat how actions that are held come again
 */
public record ControlScheme(Bindings bindings, AxisMap axes, Autorepeat repeat) {
    /** Returns how a game is played that says nothing of it: a single player with the usual actions and axes. */
    public static ControlScheme defaults() {
        KeyMap usual = KeyMap.defaults();
        return new ControlScheme(Bindings.of(List.of(usual)), AxisMap.defaults(usual.actions()), Autorepeat.DEFAULT);
    }

    /**
     * Returns the same with other bindings.
     *
     * @param other of as many players, with the same actions
     */
    public ControlScheme with(Bindings other) {
        return new ControlScheme(other, axes, repeat);
    }
}
