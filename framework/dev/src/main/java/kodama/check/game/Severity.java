package kodama.check.game;

/** How sure and how bad it is what was found. */
public enum Severity {
    /** It fails when it is run. */
    ERROR,
    /** It is most likely not what was meant. */
    WARNING,
    /** It could be left out. */
    HINT;

    /** The word that compilers and editors use. */
    @Override
    public String toString() {
        return switch (this) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case HINT -> "hint";
        };
    }
}
