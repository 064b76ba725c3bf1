package kodama.input;

import java.util.Collections;
import java.util.List;

/**
 * All input of a tick. With the same input a game behaves the same.
 *
 * @param players input of each player, in order
 * @param mouse state of the mouse
 * @param typed text typed in the tick, if text entry is on
 */
public record TickInput(List<Player> players, Mouse mouse, List<TypedInput> typed) {
    /** Returns the input of a tick in which nothing is pressed, moved or typed. */
    public static TickInput none(int players) {
        return new TickInput(Collections.nCopies(players, Player.NONE), Mouse.NONE, List.of());
    }

    /**
     * The state of the mouse in a tick.
     *
     * @param x x; in pixels of the game, may be outside the game
     * @param y y; in pixels of the game, may be outside the game
     * @param moveX movement to the right since the last tick, even if the mouse is at an edge; in pixels of the game
     * @param moveY movement down; likewise
     * @param wheel notches since the last tick; positive is toward the user, which scrolls down
     */
    public record Mouse(int x, int y, int moveX, int moveY, int wheel) {
        /** The state before the mouse was used. */
        public static final Mouse NONE = new Mouse(-1, -1, 0, 0, 0);
    }

    /**
     * The state of a player's devices in a tick.
     *
     * @param bits the actions that are down, one bit each; the first is the lowest bit
     * @param released those of them that were also down in the last tick but were released in between, while the game
     *     was held
     * @param axes deflections of sticks and triggers, in the order of {@link PadAxis}; -1 to 1
     */
    public record Player(long bits, long released, List<Double> axes) {
        /** Nothing is pressed, and all sticks are at rest. */
        public static final Player NONE = new Player(0, 0, List.of());
    }
}
