package kodama.input;

import java.util.Collections;
import java.util.List;

/**
 * All that a tick sees of what players do: with the same again, the game does the same again.
 *
 * @param players what each player does, the first player first
 * @param typed what was typed, if the game has text entered
 */
public record TickInput(List<PlayerInput> players, MouseInput mouse, List<Typed> typed) {
    /** Returns what is seen when no one touches anything: nothing pressed, moved or typed. */
    public static TickInput nothing(int players) {
        return new TickInput(Collections.nCopies(players, PlayerInput.NOTHING), MouseInput.NOTHING, List.of());
    }
}
