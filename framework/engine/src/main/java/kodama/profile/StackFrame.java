package kodama.profile;

/**
 * A position in a function that is being called, or in a call point around it.
 *
 * @param function name of the function or call point
 * @param place the line as {@code file:line}; for a call point the line that enters it; empty for a Java function
 * @param begin first line of the function, as {@code file:line}; empty for a Java function and a call point
 */
public record StackFrame(String function, String place, String begin) {
    /**
     * Returns whether it is a Java function or a kind of task.
     *
     * @return true if it has no place in scripts
     */
    public boolean isJava() {
        return place.isEmpty();
    }

    /**
     * Returns whether it is a call point that a script has entered.
     *
     * @return true if it has a place but no first line
     */
    public boolean isPoint() {
        return !place.isEmpty() && begin.isEmpty();
    }
}
