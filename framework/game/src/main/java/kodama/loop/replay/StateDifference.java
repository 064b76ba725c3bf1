package kodama.loop.replay;

/**
 * A value that differs between two states of a world.
 *
 * @param what the value, such as {@code task 'ship' #3, x} or {@code shot 412, angle}
 * @param first the value in the first state, as text; {@code none} if it has no such value
 * @param second the value in the second state
 */
public record StateDifference(String what, String first, String second) {
    /** Returns a sentence part such as {@code task 'ship' #3, x: 12.5 and 12.25}. */
    @Override
    public String toString() {
        return what + ": " + first + " and " + second;
    }
}
