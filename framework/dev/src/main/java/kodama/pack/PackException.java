package kodama.pack;

/** Thrown when a game cannot be packed; the message is a sentence that says why. */
public final class PackException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public PackException(String sentence) {
        super(sentence);
    }
}
