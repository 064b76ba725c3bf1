package kodama.input;

import java.util.List;

/**
 * What a tick sees of a player's devices.
 *
 * @param bits one bit for each action that is down, the first in the lowest
 * @param moved how far each stick and trigger is moved, in the order of {@link PadAxis}; from -1 to 1
 */
public record PlayerInput(long bits, List<Double> moved) {
    /** Nothing is pressed, and all sticks rest. */
    public static final PlayerInput NOTHING = new PlayerInput(0, List.of());
}
