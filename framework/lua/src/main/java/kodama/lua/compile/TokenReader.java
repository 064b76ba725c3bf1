package kodama.lua.compile;

import org.luaj.vm2.LuaString;

/** The tokens of a script as a grammar wants them: some may come, others must. */
final class TokenReader {

    private final Lexer lexer;
    private final SyntaxReporter syntax;

    TokenReader(Lexer lexer, SyntaxReporter syntax) {
        this.lexer = lexer;
        this.syntax = syntax;
    }

    /** Passes a token, if it is the next one. */
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

    /** Passes what closes something; an error says where that was opened. */
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
