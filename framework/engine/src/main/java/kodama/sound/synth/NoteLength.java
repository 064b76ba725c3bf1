package kodama.sound.synth;

import org.jspecify.annotations.Nullable;

/**
 * How long a note is, as it is written.
 *
 * @param written in whole notes; null for as long as {@code l} says
 * @param dots each adds half of what the one before has added
 */
record NoteLength(@Nullable Fraction written, int dots) {
    /** As long as {@code l} says. */
    static final NoteLength DEFAULT = new NoteLength(null, 0);

    static final int MAX_DIVISOR = 192;

    private static final int MOST_DOTS = 4;
    private static final int MOST_TICKS = 192 * 64;

    /** Reads a length; one that is not there is {@link #DEFAULT}. */
    static NoteLength read(MmlCursor cursor) {
        int offset = cursor.offset();
        Fraction written = null;
        if (cursor.take('%')) written = Fraction.of(checked(offset, cursor.number("'%'"), MOST_TICKS), MAX_DIVISOR);
        else if (cursor.isNextDigit()) written = Fraction.of(1, checked(offset, cursor.number("a note"), MAX_DIVISOR));
        int dots = 0;
        while (cursor.take('.')) dots++;
        if (dots > MOST_DOTS)
            throw new MmlException(offset, "a length has at most " + MOST_DOTS + " dots but has " + dots);
        return new NoteLength(written, dots);
    }

    private static int checked(int offset, int length, int most) {
        return MmlSetting.check(offset, "length", length, 1, most);
    }

    /** How long it is. */
    Fraction in(Fraction usual) {
        Fraction plain = written == null ? usual : written;
        return plain.times((2L << dots) - 1, 1L << dots);
    }
}
