package kodama.pack;

/** Thrown when a game cannot be packed. The message is a sentence with the reason. */
public final class PackException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public PackException(String sentence) {
        super(sentence);
    }
}
