package kodama.data;

/** A data file that makes no sense: {@code levels/1.json:12:5: a comma or ']' was expected, not 'x'}. */
public final class DataException extends RuntimeException {
    /**
     * Says what is wrong.
     *
     * @param line its line; from 1
     * @param column its column; in characters, from 1
     */
    public DataException(String file, int line, int column, String reason) {
        super(file + ":" + line + ":" + column + ": " + reason);
    }

    /** Reports what is wrong with a file as a whole. */
    public DataException(String file, String reason) {
        super(file + ": " + reason);
    }
}
