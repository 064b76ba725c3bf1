package kodama.data;

/** An invalid data file: {@code levels/1.json:12:5: expected a comma or ']' but found 'x'}. */
public final class DataException extends RuntimeException {
    /**
     * Creates an exception for a position.
     *
     * @param line number of the line, from 1
     * @param column number of the character in the line, from 1
     */
    public DataException(String file, int line, int column, String reason) {
        super(file + ":" + line + ":" + column + ": " + reason);
    }

    /** Creates an exception for a whole file. */
    public DataException(String file, String reason) {
        super(file + ": " + reason);
    }
}
