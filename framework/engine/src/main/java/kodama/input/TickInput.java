package kodama.input;

import java.util.Collections;
import java.util.List;

/**
 * All that a tick sees of what players do: with the same again, the game does the same again.
 *
 * @param players what each player does, the first player first
 * @param typed what was typed, if the game has text entered
 */
public record TickInput(List<Player> players, Mouse mouse, List<TypedInput> typed) {
    /** Returns what is seen when no one touches anything: nothing pressed, moved or typed. */
    public static TickInput none(int players) {
        return new TickInput(Collections.nCopies(players, Player.NONE), Mouse.NONE, List.of());
    }

    /**
     * What a tick sees of the mouse.
     *
     * @param x column; in pixels of the game, may be outside its picture
     * @param y row; in pixels of the game, may be outside its picture
     * @param moveX how far it was moved to the right since the last tick, also where it cannot go any further; in
     *     pixels of the game
     * @param moveY how far it was moved down; likewise
     * @param wheel notches since the last tick; positive towards the hand, which scrolls down
     */
    public record Mouse(int x, int y, int moveX, int moveY, int wheel) {
        /** The mouse has not been seen. */
        public static final Mouse NONE = new Mouse(-1, -1, 0, 0, 0);
    }

    /**
     * What a tick sees of a player's devices.
     *
     * @param bits one bit for each action that is down, the first in the lowest
     * @param axes how far each stick and trigger is moved, in the order of {@link PadAxis}; from -1 to 1
     */
    public record Player(long bits, List<Double> axes) {
        /** Nothing is pressed, and all sticks rest. */
        public static final Player NONE = new Player(0, List.of());
    }
}
