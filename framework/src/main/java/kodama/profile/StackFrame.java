package kodama.profile;

/**
 * A place in a function, as a call that is under way is at it.
 *
 * @param function what the function is called
 * @param place the line, as {@code file:line}; empty for a function that is written in Java
 * @param begin where the function begins, as {@code file:line}; empty for one that is written in Java
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
}
