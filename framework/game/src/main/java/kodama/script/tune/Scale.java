package kodama.script.tune;

/** What values a tune can have, and how it goes from one to the next. */
public interface Scale {
    /**
     * Goes some steps on from a value.
     *
     * @param value one of this scale
     * @param steps how many; less than 0 goes back
     * @return the value there, or the last one on the way
     */
    Object turned(Object value, int steps);

    /**
     * Reads a value.
     *
     * @param text as {@link #text} writes it
     * @return the value
     * @throws IllegalArgumentException if it is none of this scale; the message begins with {@code must be}
     */
    Object read(String text);

    /**
     * Writes a value for a person; a number or boolean looks so in a script, too.
     *
     * @param value one of this scale
     * @return its text
     */
    String text(Object value);
}
