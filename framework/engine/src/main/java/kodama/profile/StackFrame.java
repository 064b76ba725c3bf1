package kodama.profile;

/**
 * A place in a function, as a call that is under way is at it, or a call point around one.
 *
 * @param function what the function or the point is called
 * @param place the line, as {@code file:line}, of a point that which sets it; empty for a function that is written in
 *     Java
 * @param begin where the function begins, as {@code file:line}; empty for one that is written in Java, and for a point
 */
public record StackFrame(String function, String place, String begin) {
    /**
     * Tells whether it is a function of the framework, or a kind of task.
     *
     * @return whether it has no place in scripts
     */
    public boolean isJava() {
        return place.isEmpty();
    }

    /**
     * Tells whether it is a call point that a script has set.
     *
     * @return whether it has a place but no function of its own
     */
    public boolean isPoint() {
        return !place.isEmpty() && begin.isEmpty();
    }
}
