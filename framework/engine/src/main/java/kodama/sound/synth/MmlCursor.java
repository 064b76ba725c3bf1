package kodama.sound.synth;

import java.util.List;

/** Reads the text of a part, which consists of several pieces, character by character. */
final class MmlCursor {
    /** Maximum number of digits, more than any valid number has. */
    private static final int MAX_DIGITS = 9;

    private final char[] code;
    private final List<TextSpan> pieces;
    private int piece;
    private int at;

    MmlCursor(char[] code, List<TextSpan> pieces) {
        this.code = code;
        this.pieces = pieces;
        enter();
    }

    /** Moves to the next piece that is not empty. */
    private void enter() {
        while (piece < pieces.size()
                && pieces.get(piece).from() == pieces.get(piece).to()) piece++;
        if (piece < pieces.size()) at = pieces.get(piece).from();
        else if (at == 0 && piece > 0) at = pieces.get(piece - 1).to();
    }

    boolean isAtEnd() {
        return piece == pieces.size();
    }

    /** Returns the offset of the next character in the text; at the end, the offset after the last one. */
    int offset() {
        return at;
    }

    /** Returns whether the next character is a given one. */
    boolean isNext(char wanted) {
        return !isAtEnd() && code[at] == wanted;
    }

    boolean isNextDigit() {
        return !isAtEnd() && code[at] >= '0' && code[at] <= '9';
    }

    boolean isNextNameCharacter() {
        return !isAtEnd() && SongText.isOfName(code[at]);
    }

    /** Skips the next character if it is a given one. Returns whether it was. */
    boolean take(char wanted) {
        if (!isNext(wanted)) return false;
        take();
        return true;
    }

    /** Reads the next character; there must be one. */
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

    /** Reads one or more digits. Too many digits result in a number that is too large for any use. */
    int number(String what) {
        if (!isNextDigit()) throw new MmlException(offset(), "a number must follow " + what);
        long number = 0;
        for (int digits = 0; isNextDigit(); digits++) {
            int digit = take() - '0';
            if (digits < MAX_DIGITS) number = number * 10 + digit;
        }
        return (int) number;
    }

    /** Reads digits with an optional sign. */
    int signedNumber(String what) {
        boolean negative = take('-');
        if (!negative) take('+');
        int number = number(what);
        return negative ? -number : number;
    }
}
