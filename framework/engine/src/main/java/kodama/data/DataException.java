package kodama.data;

/** A data file that makes no sense: {@code levels/1.json:12:5: a comma or ']' was expected, not 'x'}. */
public final class DataException extends RuntimeException {
    /**
     * Says what is wrong.
     *
     * @param file the file
     * @param line its line; from 1
     * @param column its column; in characters, from 1
     * @param reason what is wrong there
     */
    public DataException(String file, int line, int column, String reason) {
        super(file + ":" + line + ":" + column + ": " + reason);
    }

    /**
     * Says what is wrong with a file as a whole.
     *
     * @param file the file
     * @param reason what is wrong with it
     */
    public DataException(String file, String reason) {
        super(file + ": " + reason);
    }
}
