package kodama.lua.compile;

/** Reports to an observer what the grammar has recognized, and where. */
final class SyntaxReporter {
    private final Lexer lexer;
    private final SyntaxObserver observer;

    SyntaxReporter(Lexer lexer, SyntaxObserver observer) {
        this.lexer = lexer;
        this.observer = observer;
    }

    /** Returns the offset of the current token, for a later report. */
    int tokenStart() {
        return lexer.start;
    }

    /** Reports the current token. */
    void word(SyntaxKind kind) {
        observer.word(kind, lexer.start, lexer.end, lexer.text);
    }

    /** Reports an element that began at {@code start} and ends with the previous token. */
    void node(SyntaxKind kind, int start) {
        observer.node(kind, start, Math.max(start, lexer.lastEnd));
    }
}
