package kodama.lua.compile;

import org.luaj.vm2.LuaString;

/** Reads the tokens of a script for the parser: optional and required ones. */
final class TokenReader {

    private final Lexer lexer;
    private final SyntaxReporter syntax;

    TokenReader(Lexer lexer, SyntaxReporter syntax) {
        this.lexer = lexer;
        this.syntax = syntax;
    }

    /** Skips a token if it is the current one; returns whether it was. */
    boolean accept(int token) {
        if (lexer.token != token) return false;
        lexer.next();
        return true;
    }

    void check(int token) {
        if (lexer.token != token) throw expected(token);
    }

    void expect(int token) {
        check(token);
        lexer.next();
    }

    private SyntaxError expected(int token) {
        return lexer.syntaxError(Token.text(token) + " expected");
    }

    /** Skips a closing token; the error shows where it was opened. */
    void expectMatch(int what, int opener, int line) {
        if (accept(what)) return;
        if (line == lexer.line) throw expected(what);
        String opened = Token.text(opener) + " at line " + line;
        throw lexer.syntaxError(Token.text(what) + " expected (to close " + opened + ")");
    }

    LuaString name(SyntaxKind kind) {
        check(Token.NAME);
        syntax.word(kind);
        LuaString name = lexer.text;
        lexer.next();
        return name;
    }
}
