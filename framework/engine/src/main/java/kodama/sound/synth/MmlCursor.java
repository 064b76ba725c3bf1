package kodama.sound.synth;

import java.util.List;

/** Reads the pieces of a part one after the other, character by character. */
final class MmlCursor {
    /** More digits than any number may have. */
    private static final int MOST_DIGITS = 9;

    private final char[] code;
    private final List<TextSpan> pieces;
    private int piece;
    private int at;

    MmlCursor(char[] code, List<TextSpan> pieces) {
        this.code = code;
        this.pieces = pieces;
        enter();
    }

    /** Begins the next piece that holds anything. */
    private void enter() {
        while (piece < pieces.size()
                && pieces.get(piece).from() == pieces.get(piece).to()) piece++;
        if (piece < pieces.size()) at = pieces.get(piece).from();
        else if (at == 0 && piece > 0) at = pieces.get(piece - 1).to();
    }

    boolean isAtEnd() {
        return piece == pieces.size();
    }

    /** Where the next character is in the text; at the end, the place behind the last one. */
    int offset() {
        return at;
    }

    /** Whether the next character is this one. */
    boolean isNext(char wanted) {
        return !isAtEnd() && code[at] == wanted;
    }

    boolean isNextDigit() {
        return !isAtEnd() && code[at] >= '0' && code[at] <= '9';
    }

    boolean isNextNameCharacter() {
        return !isAtEnd() && SongText.isOfName(code[at]);
    }

    /** Steps over the next character, if it is this one. */
    boolean take(char wanted) {
        if (!isNext(wanted)) return false;
        take();
        return true;
    }

    /** Steps over the next character; there must be one. */
    char take() {
        char taken = code[at++];
        if (at == pieces.get(piece).to()) {
            piece++;
            enter();
        }
        return taken;
    }

    void skipBlanks() {
        while (!isAtEnd() && Character.isWhitespace(code[at])) take();
    }

    /** Reads digits, of which there must be one. A number of too many digits comes out too large for anything. */
    int number(String what) {
        if (!isNextDigit()) throw new MmlException(offset(), "a number must follow " + what);
        long number = 0;
        for (int digits = 0; isNextDigit(); digits++) {
            int digit = take() - '0';
            if (digits < MOST_DIGITS) number = number * 10 + digit;
        }
        return (int) number;
    }

    /** Reads digits with or without a sign before them. */
    int signedNumber(String what) {
        boolean negative = take('-');
        if (!negative) take('+');
        int number = number(what);
        return negative ? -number : number;
    }
}
