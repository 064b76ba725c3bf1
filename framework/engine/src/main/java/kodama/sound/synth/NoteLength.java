package kodama.sound.synth;

import org.jspecify.annotations.Nullable;

/**
 * A written note length.
 *
 * @param written in whole notes; null for the default length
 * @param dots number of dots, each of which adds half as much as the one before
 */
record NoteLength(@Nullable Fraction written, int dots) {
    /** The default length, which {@code l} sets. */
    static final NoteLength DEFAULT = new NoteLength(null, 0);

    static final int MAX_DIVISOR = 192;

    private static final int MAX_DOTS = 4;
    private static final int MAX_TICKS = 192 * 64;

    /** Parses a length; a missing one is {@link #DEFAULT}. */
    static NoteLength read(MmlCursor cursor) {
        int offset = cursor.offset();
        Fraction written = null;
        if (cursor.take('%')) written = Fraction.of(checked(offset, cursor.number("'%'"), MAX_TICKS), MAX_DIVISOR);
        else if (cursor.isNextDigit()) written = Fraction.of(1, checked(offset, cursor.number("a note"), MAX_DIVISOR));
        int dots = 0;
        while (cursor.take('.')) dots++;
        if (dots > MAX_DOTS)
            throw new MmlException(offset, "a length must have at most " + MAX_DOTS + " dots but has " + dots);
        return new NoteLength(written, dots);
    }

    private static int checked(int offset, int length, int most) {
        return MmlSetting.check(offset, "length", length, 1, most);
    }

    /** Returns the length, given the default length. */
    Fraction in(Fraction defaultLength) {
        Fraction plain = written == null ? defaultLength : written;
        return plain.times((2L << dots) - 1, 1L << dots);
    }
}
