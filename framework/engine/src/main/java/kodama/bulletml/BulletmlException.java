package kodama.bulletml;

/** An invalid BulletML file, or one that exceeds a limit: {@code patterns/flower.xml:12: …}. */
public final class BulletmlException extends RuntimeException {
    /**
     * Creates an exception for a line.
     *
     * @param line number of the line, from 1
     */
    public BulletmlException(String file, int line, String reason) {
        super(file + ":" + line + ": " + reason);
    }

    /**
     * Creates an exception for a whole file.
     *
     * @param reason the message without the file name
     */
    public BulletmlException(String file, String reason) {
        super(file + ": " + reason);
    }
}
