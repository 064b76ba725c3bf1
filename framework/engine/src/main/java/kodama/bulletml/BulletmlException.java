package kodama.bulletml;

/** A BulletML file that makes no sense, or does what none may: {@code patterns/flower.xml:12: …}. */
public final class BulletmlException extends RuntimeException {
    /**
     * Says what is wrong.
     *
     * @param line its line; from 1
     */
    public BulletmlException(String file, int line, String reason) {
        super(file + ":" + line + ": " + reason);
    }

    /**
     * Says what is wrong with a file as a whole.
     *
     * @param reason what is wrong with it
     */
    public BulletmlException(String file, String reason) {
        super(file + ": " + reason);
    }
}
