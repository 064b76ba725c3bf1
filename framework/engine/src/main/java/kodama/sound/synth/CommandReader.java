package kodama.sound.synth;

import java.util.ArrayList;
import java.util.List;

/** Reads the commands of a part or a macro. */
final class CommandReader {
    /** As those that are typed while the keyboard writes Japanese; from '!' to '~' in the same order. */
    private static final char FIRST_FULL_WIDTH = '\uFF01';

    private static final char LAST_FULL_WIDTH = '\uFF5E';

    private static final int MOST_NESTED = 8;
    private static final int USUAL_COUNT = 2;
    private static final int MOST_COUNT = 99;
    private static final int MOST_NOTE = 127;
    private static final int USUAL_VIBRATO = 6;

    /** The half tones of c to b above c, by the place of their letters behind a. */
    private static final List<Integer> HALF_TONES = List.of(9, 11, 0, 2, 4, 5, 7);

    private final Cursor cursor;
    private final boolean reversed;
    private int nested;

    /** Reads what the cursor reads; when reversed, {@code >} goes down. */
    CommandReader(Cursor cursor, boolean reversed) {
        this.cursor = cursor;
        this.reversed = reversed;
    }

    /** Reads to the end. */
    List<Command> all() {
        List<Command> commands = list();
        if (cursor.isAtEnd()) return commands;
        throw new MmlError(cursor.offset(), cursor.sees('|') ? "'|' stands outside of a loop" : "']' closes no loop");
    }

    /** Reads up to the end, a bar, or the end of a loop. */
    private List<Command> list() {
        List<Command> commands = new ArrayList<>();
        for (cursor.skipBlanks(); !cursor.isAtEnd() && !cursor.sees('|') && !cursor.sees(']'); cursor.skipBlanks())
            commands.add(command());
        return commands;
    }

    private Command command() {
        int offset = cursor.offset();
        char letter = cursor.take();
        return switch (letter) {
            case 'a', 'b', 'c', 'd', 'e', 'f', 'g' -> note(offset, letter);
            case 'n' -> new Command.Play(offset, absolute(offset), null, List.of(Length.DEFAULT));
            case 'r' -> new Command.Rest(offset, lengths());
            case 'l' -> new Command.Usual(offset, usualLength(offset));
            case 'o' -> set(offset, Setting.OCTAVE);
            case 'v' -> set(offset, Setting.VOLUME);
            case 't' -> set(offset, Setting.TEMPO);
            case 'q' -> set(offset, Setting.GATE);
            case 'p' -> set(offset, Setting.PAN);
            case 'D' -> set(offset, Setting.DETUNE);
            case 'K' -> set(offset, Setting.SHIFT);
            case 'S' -> set(offset, Setting.SWEEP);
            case 'M' -> new Command.Waver(offset, vibrato());
            case '@' -> at(offset);
            case '>' -> new Command.Change(offset, Setting.OCTAVE, up());
            case '<' -> new Command.Change(offset, Setting.OCTAVE, -up());
            case ')' -> new Command.Change(offset, Setting.VOLUME, 1);
            case '(' -> new Command.Change(offset, Setting.VOLUME, -1);
            case '&' -> new Command.Tie(offset);
            case 'L' -> new Command.LoopPoint(offset);
            case '[' -> loop(offset);
            case '$' -> new Command.Call(offset, name(offset));
            default -> throw new MmlError(offset, unknown(letter));
        };
    }

    private static String unknown(char letter) {
        if (letter == '^') return "'^' must follow a note or a rest";
        if (letter == '_') return "'_' must stand right behind a note without a length: c_e4";
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

    private Command set(int offset, Setting setting) {
        return new Command.Set(offset, setting, setting.read(cursor));
    }

    private Command note(int offset, char letter) {
        Command.InOctave pitch = pitch(letter);
        Command.Slide slide = cursor.sees('_') ? slide() : null;
        return new Command.Play(offset, pitch, slide, lengths());
    }

    private Command.InOctave pitch(char letter) {
        int halfTones = HALF_TONES.get(letter - 'a');
        while (true) {
            if (cursor.take('+') || cursor.take('#')) halfTones++;
            else if (cursor.take('-')) halfTones--;
            else return new Command.InOctave(halfTones);
        }
    }

    private Command.Slide slide() {
        int offset = cursor.offset();
        cursor.take();
        int octaves = 0;
        while (cursor.sees('<') || cursor.sees('>')) octaves += cursor.take() == '>' ? up() : -up();
        if (!cursor.isAtEnd()) {
            char letter = cursor.take();
            if (letter >= 'a' && letter <= 'g') return new Command.Slide(offset, octaves, pitch(letter));
        }
        throw new MmlError(offset, "'_' must be followed by the note to slide to: c_e4");
    }

    private Command.Absolute absolute(int offset) {
        return new Command.Absolute(Setting.check(offset, "n", cursor.number("'n'"), 0, MOST_NOTE));
    }

    /** A length and all that are added to it. */
    private List<Length> lengths() {
        Length first = Length.read(cursor);
        cursor.skipBlanks();
        if (!cursor.sees('^')) return List.of(first);
        List<Length> all = new ArrayList<>(List.of(first));
        while (cursor.take('^')) {
            all.add(Length.read(cursor));
            cursor.skipBlanks();
        }
        return all;
    }

    private Length usualLength(int offset) {
        Length length = Length.read(cursor);
        if (length.written() == null) throw new MmlError(offset, "a number must follow 'l'");
        return length;
    }

    private Vibrato vibrato() {
        int cents = Setting.VIBRATO.read(cursor);
        int hertz = numberBehindComma("the speed of M", USUAL_VIBRATO, 1, Vibrato.MOST_HERTZ);
        return new Vibrato(cents, hertz, numberBehindComma("the delay of M", 0, 0, Vibrato.MOST_DELAY));
    }

    private int numberBehindComma(String what, int usual, int least, int most) {
        if (!cursor.take(',')) return usual;
        int offset = cursor.offset();
        return Setting.check(offset, what, cursor.number("','"), least, most);
    }

    private Command at(int offset) {
        if (cursor.take('q')) return set(offset, Setting.GATE_TICKS);
        if (cursor.take('w')) return set(offset, Setting.OWN_WAVE);
        if (cursor.take('v')) return setOrDrop(offset, Setting.VOLUME_ROW);
        if (cursor.take('e')) return setOrDrop(offset, Setting.JUMP_ROW);
        return set(offset, Setting.SHAPE);
    }

    private Command setOrDrop(int offset, Setting setting) {
        return cursor.seesDigit() ? set(offset, setting) : new Command.Drop(offset, setting);
    }

    private Command loop(int offset) {
        if (++nested > MOST_NESTED) throw new MmlError(offset, "loops are nested more than " + MOST_NESTED + " deep");
        List<Command> body = list();
        List<Command> notAtLast = List.of();
        if (cursor.take('|')) notAtLast = list();
        if (cursor.sees('|')) throw new MmlError(cursor.offset(), "a loop has one '|' at most");
        if (!cursor.take(']')) throw new MmlError(offset, "'[' is not closed by ']'");
        nested--;
        int countAt = cursor.offset();
        int count = cursor.seesDigit() ? cursor.number("']'") : USUAL_COUNT;
        return new Command.Loop(
                offset, body, notAtLast, Setting.check(countAt, "how often a loop plays", count, 1, MOST_COUNT));
    }

    private String name(int offset) {
        StringBuilder name = new StringBuilder();
        while (cursor.seesOfName()) name.append(cursor.take());
        if (name.isEmpty()) throw new MmlError(offset, "a name must follow '$'");
        return "$" + name;
    }
}
