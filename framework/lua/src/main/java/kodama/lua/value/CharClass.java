package kodama.lua.value;

import kodama.lua.compile.NumberParser;

/** The character classes of patterns, for bytes in the C locale. */
public final class CharClass {
    private static final int ALPHA = 1;
    private static final int CONTROL = 2;
    private static final int DIGIT = 4;
    private static final int PRINTED = 8;
    private static final int LOWER = 16;
    private static final int PUNCTUATION = 32;
    private static final int SPACE = 64;
    private static final int UPPER = 128;
    private static final int HEX = 256;
    private static final int ZERO = 512;

    private static final short[] CLASSES = classes();
    private static final short[] MASKS = masks();

    private CharClass() {}

    /**
     * Whether a byte is in the class of a letter, as after {@code %} in a pattern.
     *
     * @param c a byte, from 0 to 255
     * @param letter the letter
     */
    public static boolean matches(int c, int letter) {
        int mask = MASKS[letter];
        if (mask == 0) return letter == c;
        boolean negated = letter < 'a';
        return (CLASSES[c] & mask) != 0 != negated;
    }

    /**
     * Whether a byte is a decimal digit.
     *
     * @param c a byte, from 0 to 255
     */
    public static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /**
     * Whether a byte is an ASCII control character.
     *
     * @param c a byte, from 0 to 255
     */
    public static boolean isControl(int c) {
        return c < ' ' || c == 127;
    }

    private static short[] masks() {
        short[] masks = new short[256];
        mask(masks, 'a', ALPHA);
        mask(masks, 'c', CONTROL);
        mask(masks, 'd', DIGIT);
        mask(masks, 'g', PRINTED);
        mask(masks, 'l', LOWER);
        mask(masks, 'p', PUNCTUATION);
        mask(masks, 's', SPACE);
        mask(masks, 'u', UPPER);
        mask(masks, 'w', ALPHA | DIGIT);
        mask(masks, 'x', HEX);
        mask(masks, 'z', ZERO);
        return masks;
    }

    private static void mask(short[] masks, char letter, int mask) {
        masks[letter] = (short) mask;
        masks[Character.toUpperCase(letter)] = (short) mask;
    }

    private static short[] classes() {
        short[] classes = new short[256];
        for (int c = 0; c < 128; c++) classes[c] = (short) classOf(c);
        return classes;
    }

    private static int classOf(int c) {
        int found = c == 0 ? ZERO : 0;
        if (isControl(c)) found |= CONTROL;
        if (NumberParser.isSpace(c)) found |= SPACE;
        if (c <= ' ' || c == 127) return found;
        return found | PRINTED | printedClassOf(c);
    }

    private static int printedClassOf(int c) {
        if (isDigit(c)) return DIGIT | HEX;
        int hex = (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? HEX : 0;
        if (c >= 'a' && c <= 'z') return ALPHA | LOWER | hex;
        if (c >= 'A' && c <= 'Z') return ALPHA | UPPER | hex;
        return PUNCTUATION;
    }
}
