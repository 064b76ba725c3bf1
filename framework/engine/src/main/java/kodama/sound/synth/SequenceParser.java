package kodama.sound.synth;

import java.util.Arrays;

/**
 * Parses the numbers between the braces of a definition: {@code 15 12..8x2 | 7 > 4 2 1}.
 *
 * <p>{@code 12..8} is all numbers from 12 to 8, {@code x2} holds each for two steps, the part after {@code |} is
 * repeated, and the part after {@code >} plays when the note is released.
 */
final class SequenceParser {
    private final MmlCursor cursor;
    private final int offset;
    private final String name;
    private final int least;
    private final int most;

    private int[] values = new int[16];
    private int length;
    private int loop = -1;
    private int end = -1;

    private SequenceParser(MmlCursor cursor, String name, int least, int most) {
        this.cursor = cursor;
        this.offset = cursor.offset();
        this.name = name;
        this.least = least;
        this.most = most;
    }

    /** Parses a volume envelope. */
    static StepSequence volume(MmlCursor cursor, String name) {
        SequenceParser parser = new SequenceParser(cursor, name, 0, 15);
        parser.readAll(true, true);
        return parser.steps();
    }

    /** Parses an arpeggio, in semitones. */
    static StepSequence arpeggio(MmlCursor cursor, String name) {
        SequenceParser parser = new SequenceParser(cursor, name, -48, 48);
        parser.readAll(true, false);
        return parser.steps();
    }

    /** Parses the levels of a wave. */
    static WaveTable wave(MmlCursor cursor, String name) {
        SequenceParser parser = new SequenceParser(cursor, name, 0, WaveTable.MAX_LEVEL);
        parser.readAll(false, false);
        MmlSetting.check(
                parser.offset,
                "the number of values of " + name,
                parser.length,
                WaveTable.MIN_LENGTH,
                WaveTable.MAX_LENGTH);
        return WaveTable.ofLevels(Arrays.copyOf(parser.values, parser.length));
    }

    private void readAll(boolean mayLoop, boolean mayRelease) {
        for (skip(); !cursor.isAtEnd(); skip()) {
            int at = cursor.offset();
            if (mayLoop && loop < 0 && end < 0 && cursor.take('|')) loop = length;
            else if (mayRelease && end < 0 && cursor.take('>')) end = length;
            else if (cursor.isNextDigit() || cursor.isNext('-') || cursor.isNext('+')) readValues();
            else throw new MmlException(at, "unexpected '" + cursor.take() + "' in " + name);
        }
        if (end < 0) end = length;
        else if (end == length) throw new MmlException(offset, "nothing follows the '>' of " + name);
        if (end == 0) throw new MmlException(offset, name + " must have at least one number");
        if (loop == end) throw new MmlException(offset, "nothing follows the '|' of " + name);
    }

    private void skip() {
        do cursor.skipBlanks();
        while (cursor.take(','));
    }

    private void readValues() {
        int from = value();
        int to = from;
        if (cursor.take('.')) {
            if (!cursor.take('.')) throw new MmlException(cursor.offset(), "a range is written 15..0");
            to = value();
        }
        int countAt = cursor.offset();
        int count = cursor.take('x') ? cursor.number("'x'") : 1;
        MmlSetting.check(countAt, "the hold count of a number", count, 1, StepSequence.MAX_STEPS);
        int step = Integer.signum(to - from);
        for (int value = from; value != to; value += step) add(value, count);
        add(to, count);
    }

    private int value() {
        int at = cursor.offset();
        return MmlSetting.check(at, "a number of " + name, cursor.signedNumber("a sign"), least, most);
    }

    private void add(int value, int count) {
        if (length + count > StepSequence.MAX_STEPS)
            throw new MmlException(offset, name + " has more than " + StepSequence.MAX_STEPS + " numbers");
        if (length + count > values.length) values = Arrays.copyOf(values, Math.max(2 * length, length + count));
        Arrays.fill(values, length, length + count, value);
        length += count;
    }

    private StepSequence steps() {
        return new StepSequence(Arrays.copyOf(values, length), loop < 0 ? end : loop, end);
    }
}
