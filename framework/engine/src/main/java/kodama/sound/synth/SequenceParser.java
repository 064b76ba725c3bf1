package kodama.sound.synth;

import java.util.Arrays;

/**
 * Reads the numbers between the braces of a definition: {@code 15 12..8x2 | 7 > 4 2 1}.
 *
 * <p>{@code 12..8} are all numbers from 12 to 8, {@code x2} holds each for two steps, what is behind a bar is repeated,
 * and what is behind {@code >} plays when the note is let go.
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

    /** Reads how the volume goes. */
    static StepSequence volume(MmlCursor cursor, String name) {
        SequenceParser reader = new SequenceParser(cursor, name, 0, 15);
        reader.readAll(true, true);
        return reader.steps();
    }

    /** Reads by how many half tones the pitch jumps. */
    static StepSequence jumps(MmlCursor cursor, String name) {
        SequenceParser reader = new SequenceParser(cursor, name, -48, 48);
        reader.readAll(true, false);
        return reader.steps();
    }

    /** Reads the levels of a wave. */
    static WaveTable wave(MmlCursor cursor, String name) {
        SequenceParser reader = new SequenceParser(cursor, name, 0, WaveTable.MAX_LEVEL);
        reader.readAll(false, false);
        MmlSetting.check(
                reader.offset,
                "how many numbers " + name + " has",
                reader.length,
                WaveTable.MIN_LENGTH,
                WaveTable.MAX_LENGTH);
        return WaveTable.ofLevels(Arrays.copyOf(reader.values, reader.length));
    }

    private void readAll(boolean mayLoop, boolean mayRelease) {
        for (skip(); !cursor.isAtEnd(); skip()) {
            int at = cursor.offset();
            if (mayLoop && loop < 0 && end < 0 && cursor.take('|')) loop = length;
            else if (mayRelease && end < 0 && cursor.take('>')) end = length;
            else if (cursor.isNextDigit() || cursor.isNext('-') || cursor.isNext('+')) readValues();
            else throw new MmlException(at, "there is no place for '" + cursor.take() + "' in " + name);
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
            if (!cursor.take('.')) throw new MmlException(cursor.offset(), "from a number to another is written 15..0");
            to = value();
        }
        int countAt = cursor.offset();
        int count = cursor.take('x') ? cursor.number("'x'") : 1;
        MmlSetting.check(countAt, "how long a number is held", count, 1, StepSequence.MAX_STEPS);
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
