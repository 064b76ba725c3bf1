package kodama.lua.compile;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.DoubleFunction;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Splits source text into tokens, with one token of lookahead. */
final class Lexer {

    /** The value of {@link #current} at the end of the text. */
    private static final int END = -1;

    private final byte[] source;
    private final String chunkName;
    private final Bytes buffer = new Bytes();
    /** Index after the current byte. */
    private int at;
    /** The current byte, or {@link #END}. */
    private int current;

    /** The current line. */
    int line = 1;

    /** The line of the previous token. */
    int lastLine = 1;

    /** The current token. */
    int token;

    /** The line of the first {@code else if}; 0 if there was none. */
    private int elseIfLine;

    /** Offset of the current token, in bytes from 0. */
    int start;

    /** Offset after the current token. */
    int end;

    /** Offset after the previous token. */
    int lastEnd;

    /** Value of the current token if it is a numeral. */
    double number;

    LuaString text = LuaValue.EMPTYSTRING;

    /** The next token; {@code EOF} if it has not been read yet. */
    private int aheadToken = Token.EOF;

    private int aheadStart;
    private int aheadEnd;
    private double aheadNumber;
    private LuaString aheadText = LuaValue.EMPTYSTRING;

    /** The characters of the current token, as in the source. */
    private static final class Bytes extends ByteArrayOutputStream {
        LuaString text(int from, int to) {
            return LuaString.valueOf(buf, from, to - from);
        }

        byte[] array() {
            return buf;
        }
    }

    /** Makes the values of numerals. */
    final DoubleFunction<LuaValue> numbers;

    Lexer(byte[] source, String chunkName, DoubleFunction<LuaValue> numbers) {
        this.source = source;
        this.chunkName = chunkName;
        this.numbers = numbers;
        advance();
    }

    private void advance() {
        current = at < source.length ? source[at++] & 0xff : END;
    }

    /** Returns the index of the current byte. */
    private int index() {
        return current == END ? source.length : at - 1;
    }

    private void save() {
        buffer.write(current);
        advance();
    }

    // tokens

    void next() {
        lastLine = line;
        lastEnd = end;
        if (aheadToken == Token.EOF) {
            boolean isElse = token == Token.ELSE;
            token = lex();
            end = index();
            if (isElse && token == Token.IF && line == lastLine && elseIfLine == 0) elseIfLine = line;
            return;
        }
        token = aheadToken;
        start = aheadStart;
        end = aheadEnd;
        number = aheadNumber;
        text = aheadText;
        aheadToken = Token.EOF;
    }

    int peek() {
        double nowNumber = number;
        LuaString nowText = text;
        int nowStart = start;
        aheadToken = lex();
        aheadStart = start;
        aheadEnd = index();
        start = nowStart;
        aheadNumber = number;
        aheadText = text;
        number = nowNumber;
        text = nowText;
        return aheadToken;
    }

    private int lex() {
        buffer.reset();
        for (; ; ) {
            start = index();
            switch (current) {
                case '\n', '\r' -> newLine();
                case ' ', '\f', '\t', 0x0B -> advance();
                case '-' -> {
                    advance();
                    if (current != '-') return '-';
                    comment();
                }
                case '[' -> {
                    int level = openBracket();
                    if (level >= 0) return longString(level);
                    if (level == -1) return '[';
                    throw error("invalid long string delimiter", Token.STRING);
                }
                case '=' -> {
                    return either('=', '=', Token.EQ);
                }
                case '<' -> {
                    return either('<', '=', Token.LE);
                }
                case '>' -> {
                    return either('>', '=', Token.GE);
                }
                case '~' -> {
                    return either('~', '=', Token.NE);
                }
                case ':' -> {
                    return either(':', ':', Token.DOUBLE_COLON);
                }
                case '"', '\'' -> {
                    return string(current);
                }
                case '.' -> {
                    return dots();
                }
                case END -> {
                    return Token.EOF;
                }
                default -> {
                    return wordOrNumber();
                }
            }
        }
    }

    private int either(int single, int second, int both) {
        advance();
        if (current != second) return single;
        advance();
        return both;
    }

    private int dots() {
        save();
        if (current == '.') {
            save();
            if (current != '.') return Token.CONCAT;
            save();
            return Token.DOTS;
        }
        return isDigit(current) ? numeral() : '.';
    }

    private int wordOrNumber() {
        if (isDigit(current)) return numeral();
        if (!isLetter(current)) {
            int single = current;
            advance();
            return single;
        }
        do save();
        while (isLetter(current) || isDigit(current));
        text = buffer.text(0, buffer.size());
        return Token.ofWord(text.tojstring());
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
    }

    private static int hexDigit(int c) {
        if (isDigit(c)) return c - '0';
        int lower = c | 0x20;
        return c > 0 && lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }

    private void newLine() {
        int old = current;
        advance();
        if ((current == '\n' || current == '\r') && current != old) advance();
        line++;
    }

    private int numeral() {
        int first = current;
        char exponent = 'e';
        if (buffer.size() == 0) {
            save();
            if (first == '0' && (current | 0x20) == 'x') {
                save();
                exponent = 'p';
            }
        }
        for (; ; ) {
            if ((current | 0x20) == exponent && current != END) {
                save();
                if (current == '+' || current == '-') save();
            }
            if (hexDigit(current) < 0 && current != '.') break;
            save();
        }
        number = NumberParser.parse(buffer.array(), 0, buffer.size());
        if (number != number) throw error("malformed number", Token.NUMBER);
        return Token.NUMBER;
    }

    // comments and long strings

    /** Skips a comment, after its two minus signs. */
    private void comment() {
        advance();
        if (current == '[') {
            int level = openBracket();
            buffer.reset();
            if (level >= 0) {
                skipLong(level, "comment");
                buffer.reset();
                return;
            }
        }
        while (current != '\n' && current != '\r' && current != END) advance();
    }

    /** Reads {@code [==[}: returns the number of signs, -1 for a single bracket, less for anything else. */
    private int openBracket() {
        save();
        int level = 0;
        while (current == '=') {
            save();
            level++;
        }
        if (current == '[') return level;
        return level == 0 ? -1 : -2;
    }

    private int longString(int level) {
        skipLong(level, "string");
        int edge = level + 2;
        text = buffer.text(edge, buffer.size() - edge);
        return Token.STRING;
    }

    private void skipLong(int level, String what) {
        save();
        if (current == '\n' || current == '\r') newLine();
        for (; ; ) {
            switch (current) {
                case END -> throw error("unfinished long " + what, Token.EOF);
                case ']' -> {
                    if (closes(level)) return;
                }
                case '\n', '\r' -> {
                    buffer.write('\n');
                    newLine();
                }
                default -> save();
            }
        }
    }

    private boolean closes(int level) {
        save();
        int signs = 0;
        while (current == '=') {
            save();
            signs++;
        }
        if (current != ']' || signs != level) return false;
        save();
        return true;
    }

    // strings

    private int string(int quote) {
        save();
        while (current != quote) {
            switch (current) {
                case END -> throw error("unfinished string", Token.EOF);
                case '\n', '\r' -> throw error("unfinished string", Token.STRING);
                case '\\' -> escape();
                default -> save();
            }
        }
        save();
        text = buffer.text(1, buffer.size() - 1);
        return Token.STRING;
    }

    private void escape() {
        advance();
        switch (current) {
            case 'a' -> replace(7);
            case 'b' -> replace('\b');
            case 'f' -> replace('\f');
            case 'n' -> replace('\n');
            case 'r' -> replace('\r');
            case 't' -> replace('\t');
            case 'v' -> replace(0x0B);
            case '\\', '"', '\'' -> replace(current);
            case 'x' -> hexEscape();
            case 'z' -> skipSpace();
            case '\n', '\r' -> {
                buffer.write('\n');
                newLine();
            }
            case END -> {}
            default -> decimalEscape();
        }
    }

    private void replace(int c) {
        buffer.write(c);
        advance();
    }

    private void skipSpace() {
        advance();
        while (current == ' ' || current >= '\t' && current <= '\r') {
            if (current == '\n' || current == '\r') newLine();
            else advance();
        }
    }

    private void hexEscape() {
        int value = 0;
        int first = END;
        for (int i = 0; i < 2; i++) {
            advance();
            int digit = hexDigit(current);
            if (digit < 0) throw badEscape("hexadecimal digit expected", i == 0 ? "x" : "x" + (char) first);
            first = current;
            value = value * 16 + digit;
        }
        replace(value);
    }

    private void decimalEscape() {
        if (!isDigit(current)) throw badEscape("invalid escape sequence", "");
        int value = 0;
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < 3 && isDigit(current); i++) {
            value = value * 10 + (current - '0');
            digits.append((char) current);
            advance();
        }
        if (value > 255) {
            current = END;
            throw badEscape("decimal escape too large", digits.toString());
        }
        buffer.write(value);
    }

    /** Returns an error that shows the escape, including the character that ends it. */
    private SyntaxError badEscape(String message, String read) {
        buffer.reset();
        buffer.writeBytes(("\\" + read).getBytes(StandardCharsets.ISO_8859_1));
        if (current != END) buffer.write(current);
        return error(message, Token.STRING);
    }

    // errors

    /** Returns an error that shows the current token. */
    SyntaxError syntaxError(String message) {
        return error(message, token);
    }

    private SyntaxError error(String message, int token) {
        return plainError(token == 0 ? message : message + " near " + shown(token));
    }

    /** Returns an error without a token. */
    SyntaxError plainError(String message) {
        String hint = ForeignSyntax.hint(source, start, message, elseIfLine);
        return new SyntaxError(ChunkNames.displayName(chunkName), line, start, message, hint);
    }

    private String shown(int token) {
        boolean isWritten = token == Token.NAME || token == Token.STRING || token == Token.NUMBER;
        return isWritten ? "'" + buffer.text(0, buffer.size()).tojstring() + "'" : Token.text(token);
    }
}
