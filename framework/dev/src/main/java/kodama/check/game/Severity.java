package kodama.check.game;

/** How serious and how certain a finding is. */
public enum Severity {
    /** The code fails when it runs. */
    ERROR,
    /** Most likely not intended. */
    WARNING,
    /** Could be removed. */
    HINT;

    /** Returns the word that compilers and editors use. */
    @Override
    public String toString() {
        return switch (this) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case HINT -> "hint";
        };
    }
}
