package kodama.lua.compile;

/** Tells an observer what the grammar has recognized, and where it stands. */
final class SyntaxReporter {
    private final Lexer lexer;
    private final SyntaxObserver observer;

    SyntaxReporter(Lexer lexer, SyntaxObserver observer) {
        this.lexer = lexer;
        this.observer = observer;
    }

    /** Where the current token begins: where that begins which is told of later. */
    int tokenStart() {
        return lexer.start;
    }

    /** The current token is of this kind. */
    void word(SyntaxKind kind) {
        observer.word(kind, lexer.start, lexer.end, lexer.text);
    }

    /** What began there has ended with the token before the current one. */
    void node(SyntaxKind kind, int start) {
        observer.node(kind, start, Math.max(start, lexer.lastEnd));
    }
}
