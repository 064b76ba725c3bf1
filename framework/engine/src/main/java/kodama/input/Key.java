package kodama.input;

import java.util.Locale;

/**
 * A key of the keyboard, named by its label on an American keyboard.
 *
 * <p>The constants are used both for the label of a key on the player's keyboard and for its physical position. Some
 * are positions only: the left and right modifier keys, which have the same label, and Enter of the number pad.
 */
public enum Key {
    /** Arrow up. */
    UP,
    /** Arrow down. */
    DOWN,
    /** Arrow left. */
    LEFT,
    /** Arrow right. */
    RIGHT,
    /** Letter A. */
    A,
    /** Letter B. */
    B,
    /** Letter C. */
    C,
    /** Letter D. */
    D,
    /** Letter E. */
    E,
    /** Letter F. */
    F,
    /** Letter G. */
    G,
    /** Letter H. */
    H,
    /** Letter I. */
    I,
    /** Letter J. */
    J,
    /** Letter K. */
    K,
    /** Letter L. */
    L,
    /** Letter M. */
    M,
    /** Letter N. */
    N,
    /** Letter O. */
    O,
    /** Letter P. */
    P,
    /** Letter Q. */
    Q,
    /** Letter R. */
    R,
    /** Letter S. */
    S,
    /** Letter T. */
    T,
    /** Letter U. */
    U,
    /** Letter V. */
    V,
    /** Letter W. */
    W,
    /** Letter X. */
    X,
    /** Letter Y. */
    Y,
    /** Letter Z. */
    Z,
    /** Digit 0 of the top row. */
    DIGIT_0,
    /** Digit 1 of the top row. */
    DIGIT_1,
    /** Digit 2 of the top row. */
    DIGIT_2,
    /** Digit 3 of the top row. */
    DIGIT_3,
    /** Digit 4 of the top row. */
    DIGIT_4,
    /** Digit 5 of the top row. */
    DIGIT_5,
    /** Digit 6 of the top row. */
    DIGIT_6,
    /** Digit 7 of the top row. */
    DIGIT_7,
    /** Digit 8 of the top row. */
    DIGIT_8,
    /** Digit 9 of the top row. */
    DIGIT_9,
    /** Digit 0 of the number pad. */
    PAD_0,
    /** Digit 1 of the number pad. */
    PAD_1,
    /** Digit 2 of the number pad. */
    PAD_2,
    /** Digit 3 of the number pad. */
    PAD_3,
    /** Digit 4 of the number pad. */
    PAD_4,
    /** Digit 5 of the number pad. */
    PAD_5,
    /** Digit 6 of the number pad. */
    PAD_6,
    /** Digit 7 of the number pad. */
    PAD_7,
    /** Digit 8 of the number pad. */
    PAD_8,
    /** Digit 9 of the number pad. */
    PAD_9,
    /** Function key 1. */
    F1,
    /** Function key 2. */
    F2,
    /** Function key 3. */
    F3,
    /** Function key 4. */
    F4,
    /** Function key 5. */
    F5,
    /** Function key 6. */
    F6,
    /** Function key 7. */
    F7,
    /** Function key 8. */
    F8,
    /** Function key 9. */
    F9,
    /** Function key 10. */
    F10,
    /** Function key 11. */
    F11,
    /** Function key 12. */
    F12,
    /** Space bar. */
    SPACE,
    /** Enter, of either block. */
    ENTER,
    /** Escape. */
    ESCAPE,
    /** Tab. */
    TAB,
    /** Backspace. */
    BACKSPACE,
    /** Either shift. */
    SHIFT,
    /** Either control. */
    CTRL,
    /** Either alt. */
    ALT,
    /** Insert. */
    INSERT,
    /** Delete. */
    DELETE,
    /** Home. */
    HOME,
    /** End. */
    END,
    /** Page up. */
    PAGE_UP,
    /** Page down. */
    PAGE_DOWN,
    /** Minus. */
    MINUS,
    /** Equals. */
    EQUALS,
    /** Comma. */
    COMMA,
    /** Period. */
    PERIOD,
    /** Slash. */
    SLASH,
    /** Semicolon. */
    SEMICOLON,
    /** Single quote. */
    QUOTE,
    /** Back quote. */
    BACK_QUOTE,
    /** Opening square bracket. */
    OPEN_BRACKET,
    /** Closing square bracket. */
    CLOSE_BRACKET,
    /** Backslash. */
    BACKSLASH,
    /** Pause. */
    PAUSE,
    /** Decimal point of the number pad. */
    PAD_DECIMAL,
    /** Plus of the number pad. */
    PAD_PLUS,
    /** Minus of the number pad. */
    PAD_MINUS,
    /** Times of the number pad. */
    PAD_TIMES,
    /** Divide of the number pad. */
    PAD_DIVIDE,
    /** The additional key next to the left shift on European keyboards; a position only. */
    EXTRA,
    /** Enter of the number pad; a position only. */
    PAD_ENTER,
    /** Left shift; a position only. */
    LEFT_SHIFT,
    /** Right shift; a position only. */
    RIGHT_SHIFT,
    /** Left control; a position only. */
    LEFT_CTRL,
    /** Right control; a position only. */
    RIGHT_CTRL,
    /** Left alt; a position only. */
    LEFT_ALT,
    /** Right alt; a position only. */
    RIGHT_ALT;

    /** Returns whether this is a modifier key. */
    boolean isModifier() {
        return this == SHIFT || this == CTRL || this == ALT;
    }

    /** Returns the label of a position on an American keyboard: for the side of a modifier key, the modifier. */
    Key logicalKey() {
        return switch (this) {
            case PAD_ENTER -> ENTER;
            case LEFT_SHIFT, RIGHT_SHIFT -> SHIFT;
            case LEFT_CTRL, RIGHT_CTRL -> CTRL;
            case LEFT_ALT, RIGHT_ALT -> ALT;
            default -> this;
        };
    }

    /**
     * Returns whether a binding to this key means its position, independent of its current label: a side of a modifier
     * key, or a key of the number pad, which without num lock is an arrow key.
     */
    boolean isPhysical() {
        return compareTo(PAUSE) > 0 || compareTo(PAD_0) >= 0 && compareTo(PAD_9) <= 0;
    }

    /**
     * Returns the name in scripts and settings and for players, such as {@code Z}, {@code 1}, {@code Num 8},
     * {@code Page Up}.
     */
    String label() {
        String name = name().replace("DIGIT_", "").replace("PAD_", "NUM_");
        StringBuilder label = new StringBuilder();
        for (String word : name.split("_")) {
            if (!label.isEmpty()) label.append(' ');
            label.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return label.toString();
    }

    /**
     * Returns the character that an American keyboard types: a letter in lower case, a digit, a space, or one of
     * {@code - . /}; empty for others.
     */
    String character() {
        return switch (this) {
            case SPACE -> " ";
            case MINUS -> "-";
            case PERIOD -> ".";
            case SLASH -> "/";
            default -> isDigit() || name().length() == 1 ? label().toLowerCase(Locale.ROOT) : "";
        };
    }

    private boolean isDigit() {
        return compareTo(DIGIT_0) >= 0 && compareTo(DIGIT_9) <= 0;
    }
}
