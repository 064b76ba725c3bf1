package kodama.sound.synth;

import java.util.ArrayList;
import java.util.List;

/** Parses the commands of a part or a macro. */
final class MmlParser {
    /** The first full-width character, as typed with a Japanese input method; they have the order of '!' to '~'. */
    private static final char FIRST_FULL_WIDTH = '\uFF01';

    private static final char LAST_FULL_WIDTH = '\uFF5E';

    private static final int MAX_NESTED = 8;
    private static final int DEFAULT_COUNT = 2;
    private static final int MAX_COUNT = 99;
    private static final int MAX_NOTE = 127;
    private static final int DEFAULT_VIBRATO = 6;

    /** Semitones above c, for the letters from a. */
    private static final List<Integer> HALF_TONES = List.of(9, 11, 0, 2, 4, 5, 7);

    private final MmlCursor cursor;
    private final boolean reversed;
    private int nested;

    /** Parses the text of a cursor; if reversed, {@code >} lowers the octave. */
    MmlParser(MmlCursor cursor, boolean reversed) {
        this.cursor = cursor;
        this.reversed = reversed;
    }

    /** Parses all commands. */
    List<MmlCommand> all() {
        List<MmlCommand> commands = list();
        if (cursor.isAtEnd()) return commands;
        throw new MmlException(
                cursor.offset(), cursor.isNext('|') ? "'|' must be inside a loop" : "']' has no matching '['");
    }

    /** Parses commands up to the end, a bar, or the end of a loop. */
    private List<MmlCommand> list() {
        List<MmlCommand> commands = new ArrayList<>();
        for (cursor.skipBlanks(); !cursor.isAtEnd() && !cursor.isNext('|') && !cursor.isNext(']'); cursor.skipBlanks())
            commands.add(command());
        return commands;
    }

    private MmlCommand command() {
        int offset = cursor.offset();
        char letter = cursor.take();
        return switch (letter) {
            case 'a', 'b', 'c', 'd', 'e', 'f', 'g' -> note(offset, letter);
            case 'n' -> new MmlCommand.Play(offset, absolute(offset), null, List.of(NoteLength.DEFAULT));
            case 'r' -> new MmlCommand.Rest(offset, lengths());
            case 'l' -> new MmlCommand.DefaultLength(offset, defaultLength(offset));
            case 'o' -> set(offset, MmlSetting.OCTAVE);
            case 'v' -> set(offset, MmlSetting.VOLUME);
            case 't' -> set(offset, MmlSetting.TEMPO);
            case 'q' -> set(offset, MmlSetting.GATE);
            case 'p' -> set(offset, MmlSetting.PAN);
            case 'D' -> set(offset, MmlSetting.DETUNE);
            case 'K' -> set(offset, MmlSetting.SHIFT);
            case 'S' -> set(offset, MmlSetting.SWEEP);
            case 'M' -> new MmlCommand.SetVibrato(offset, vibrato());
            case '@' -> at(offset);
            case '>' -> new MmlCommand.AdjustSetting(offset, MmlSetting.OCTAVE, up());
            case '<' -> new MmlCommand.AdjustSetting(offset, MmlSetting.OCTAVE, -up());
            case ')' -> new MmlCommand.AdjustSetting(offset, MmlSetting.VOLUME, 1);
            case '(' -> new MmlCommand.AdjustSetting(offset, MmlSetting.VOLUME, -1);
            case '&' -> new MmlCommand.Tie(offset);
            case 'L' -> new MmlCommand.LoopPoint(offset);
            case '[' -> loop(offset);
            case '$' -> new MmlCommand.MacroCall(offset, name(offset));
            default -> throw new MmlException(offset, unknown(letter));
        };
    }

    private static String unknown(char letter) {
        if (letter == '^') return "'^' must follow a note or a rest";
        if (letter == '_') return "'_' must directly follow a note without a length: c_e4";
        String shown = letter < ' ' ? "U+%04X".formatted((int) letter) : "'" + letter + "'";
        if (letter >= FIRST_FULL_WIDTH && letter <= LAST_FULL_WIDTH)
            return "there is no command " + shown + "; it is a full-width letter, write '"
                    + (char) (letter - FIRST_FULL_WIDTH + '!') + "'";
        boolean isCapital = letter >= 'A' && letter <= 'Z';
        return "there is no command " + shown + (isCapital ? "; notes and most commands are small letters" : "");
    }

    private int up() {
        return reversed ? -1 : 1;
    }

    private MmlCommand set(int offset, MmlSetting setting) {
        return new MmlCommand.ChangeSetting(offset, setting, setting.read(cursor));
    }

    private MmlCommand note(int offset, char letter) {
        MmlCommand.InOctave pitch = pitch(letter);
        MmlCommand.Slide slide = cursor.isNext('_') ? slide() : null;
        return new MmlCommand.Play(offset, pitch, slide, lengths());
    }

    private MmlCommand.InOctave pitch(char letter) {
        int halfTones = HALF_TONES.get(letter - 'a');
        while (true) {
            if (cursor.take('+') || cursor.take('#')) halfTones++;
            else if (cursor.take('-')) halfTones--;
            else return new MmlCommand.InOctave(halfTones);
        }
    }

    private MmlCommand.Slide slide() {
        int offset = cursor.offset();
        cursor.take();
        int octaves = 0;
        while (cursor.isNext('<') || cursor.isNext('>')) octaves += cursor.take() == '>' ? up() : -up();
        if (!cursor.isAtEnd()) {
            char letter = cursor.take();
            if (letter >= 'a' && letter <= 'g') return new MmlCommand.Slide(offset, octaves, pitch(letter));
        }
        throw new MmlException(offset, "'_' must be followed by the note to slide to: c_e4");
    }

    private MmlCommand.Absolute absolute(int offset) {
        return new MmlCommand.Absolute(MmlSetting.check(offset, "n", cursor.number("'n'"), 0, MAX_NOTE));
    }

    /** Parses a length and the lengths that are added to it. */
    private List<NoteLength> lengths() {
        NoteLength first = NoteLength.read(cursor);
        cursor.skipBlanks();
        if (!cursor.isNext('^')) return List.of(first);
        List<NoteLength> all = new ArrayList<>(List.of(first));
        while (cursor.take('^')) {
            all.add(NoteLength.read(cursor));
            cursor.skipBlanks();
        }
        return all;
    }

    private NoteLength defaultLength(int offset) {
        NoteLength length = NoteLength.read(cursor);
        if (length.written() == null) throw new MmlException(offset, "a number must follow 'l'");
        return length;
    }

    private Vibrato vibrato() {
        int cents = MmlSetting.VIBRATO.read(cursor);
        int hertz = numberAfterComma("the speed of M", DEFAULT_VIBRATO, 1, Vibrato.MAX_HERTZ);
        return new Vibrato(cents, hertz, numberAfterComma("the delay of M", 0, 0, Vibrato.MAX_DELAY));
    }

    private int numberAfterComma(String what, int defaultValue, int least, int most) {
        if (!cursor.take(',')) return defaultValue;
        int offset = cursor.offset();
        return MmlSetting.check(offset, what, cursor.number("','"), least, most);
    }

    private MmlCommand at(int offset) {
        if (cursor.take('q')) return set(offset, MmlSetting.GATE_TICKS);
        if (cursor.take('w')) return set(offset, MmlSetting.CUSTOM_WAVE);
        if (cursor.take('v')) return setOrDrop(offset, MmlSetting.VOLUME_SEQUENCE);
        if (cursor.take('e')) return setOrDrop(offset, MmlSetting.ARPEGGIO);
        return set(offset, MmlSetting.SHAPE);
    }

    private MmlCommand setOrDrop(int offset, MmlSetting setting) {
        return cursor.isNextDigit() ? set(offset, setting) : new MmlCommand.ClearSetting(offset, setting);
    }

    private MmlCommand loop(int offset) {
        if (++nested > MAX_NESTED) throw new MmlException(offset, "loops are nested more than " + MAX_NESTED + " deep");
        List<MmlCommand> body = list();
        List<MmlCommand> notAtLast = List.of();
        if (cursor.take('|')) notAtLast = list();
        if (cursor.isNext('|')) throw new MmlException(cursor.offset(), "a loop must have at most one '|'");
        if (!cursor.take(']')) throw new MmlException(offset, "'[' is not closed by ']'");
        nested--;
        int countAt = cursor.offset();
        int count = cursor.isNextDigit() ? cursor.number("']'") : DEFAULT_COUNT;
        return new MmlCommand.Loop(
                offset, body, notAtLast, MmlSetting.check(countAt, "the repeat count of a loop", count, 1, MAX_COUNT));
    }

    private String name(int offset) {
        StringBuilder name = new StringBuilder();
        while (cursor.isNextNameCharacter()) name.append(cursor.take());
        if (name.isEmpty()) throw new MmlException(offset, "a name must follow '$'");
        return "$" + name;
    }
}
