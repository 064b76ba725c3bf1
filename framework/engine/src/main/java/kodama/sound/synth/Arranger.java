package kodama.sound.synth;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Carries out the commands of a part and writes down what begins and ends when. Loops and macros are written out.
 *
 * <p>A note is only written down when the next one comes, as a tie may make it longer.
 */
final class Arranger {
    private static final int MOST_MACROS_NESTED = 16;
    private static final int MOST_WHOLE_NOTES = 2_000;

    /** A note that may yet become longer. */
    private record Open(int offset, Fraction at, Fraction length, Note note, boolean attack) {}

    private final Definitions definitions;
    private final Voice voice;
    private final CommandLimit limit;
    private final List<Event> events = new ArrayList<>();
    private final Set<String> playing = new HashSet<>();

    private Fraction now = Fraction.ZERO;
    private Fraction usual = Fraction.of(1, 4);
    private @Nullable Open open;
    /** The tie that waits for its second note. */
    private Command.@Nullable Tie tie;

    private Command.@Nullable LoopPoint loopPoint;
    private Fraction loopAt = Fraction.ZERO;
    private int loopIndex = -1;
    private int loopsDeep;
    private int release;

    private Arranger(Definitions definitions, CommandLimit limit) {
        this.definitions = definitions;
        this.limit = limit;
        voice = new Voice(definitions);
    }

    static Part arrange(List<Command> commands, Definitions definitions, CommandLimit limit) {
        Arranger arranger = new Arranger(definitions, limit);
        arranger.playAll(commands);
        return arranger.part();
    }

    private void playAll(List<Command> commands) {
        for (Command command : commands) {
            limit.count(command.offset());
            try {
                play(command);
            } catch (ArithmeticException tooFine) {
                throw tooFine(command.offset());
            }
        }
    }

    private static MmlError tooFine(int offset) {
        return new MmlError(offset, "the lengths up to here have no common measure");
    }

    private void play(Command command) {
        if (command instanceof Command.Play note) playNote(note);
        else if (command instanceof Command.Rest rest) playRest(rest);
        else if (command instanceof Command.Tie tied) tie(tied);
        else if (command instanceof Command.Set set) set(set);
        else if (command instanceof Command.Change change) voice.change(change.offset(), change.setting(), change.by());
        else if (command instanceof Command.Drop drop) voice.drop(drop.setting());
        else if (command instanceof Command.Waver waver) voice.waver(waver.vibrato());
        else if (command instanceof Command.Usual l) usual = l.length().in(usual);
        else if (command instanceof Command.LoopPoint point) mark(point);
        else if (command instanceof Command.Loop loop) playLoop(loop);
        else if (command instanceof Command.Call call) playMacro(call);
    }

    private void set(Command.Set set) {
        if (set.setting() == Setting.TEMPO) events.add(new Event.Tempo(now.value(), set.value()));
        else voice.set(set.offset(), set.setting(), set.value());
    }

    private void playNote(Command.Play play) {
        Fraction length = length(play.lengths());
        Note note = voice.note(play);
        Open before = open;
        if (tie != null && before != null && before.note.equals(note) && note.pitch() == note.slidesTo()) {
            open = new Open(before.offset, before.at, before.length.plus(length), note, before.attack);
        } else {
            boolean attack = tie == null;
            write(attack);
            open = new Open(play.offset(), now, length, note, attack);
        }
        tie = null;
        pass(play.offset(), length);
    }

    private void playRest(Command.Rest rest) {
        Fraction length = length(rest.lengths());
        refuseTie();
        write(true);
        pass(rest.offset(), length);
    }

    private Fraction length(List<Length> lengths) {
        Fraction all = Fraction.ZERO;
        for (Length length : lengths) all = all.plus(length.in(usual));
        return all;
    }

    private void pass(int offset, Fraction length) {
        now = now.plus(length);
        if (now.value() > MOST_WHOLE_NOTES)
            throw new MmlError(offset, "a part lasts " + MOST_WHOLE_NOTES + " whole notes at most");
    }

    /** Writes down the note that waited to be; it is let go, unless the next one is tied to it. */
    private void write(boolean letGo) {
        Open note = open;
        open = null;
        if (note == null) return;
        release = Math.max(release, note.note.tone().volume().releaseTicks());
        events.add(new Event.Begin(note.at.value(), note.note, note.attack, note.length.value()));
        if (letGo)
            events.add(new Event.LetGo(note.at.plus(voice.held(note.length)).value()));
    }

    private void tie(Command.Tie tied) {
        if (open == null) throw new MmlError(tied.offset(), "'&' follows no note");
        tie = tied;
    }

    private void refuseTie() {
        if (tie != null) throw new MmlError(tie.offset(), "no note follows this '&'");
    }

    private void mark(Command.LoopPoint point) {
        if (loopsDeep > 0) throw new MmlError(point.offset(), "'L' stands in a loop");
        if (loopPoint != null) throw new MmlError(point.offset(), "a part has one 'L' at most");
        refuseTie();
        write(true);
        loopPoint = point;
        loopAt = now;
        loopIndex = events.size();
    }

    private void playLoop(Command.Loop loop) {
        loopsDeep++;
        for (int pass = 1; pass <= loop.count(); pass++) {
            limit.count(loop.offset());
            playAll(loop.body());
            if (pass < loop.count()) playAll(loop.notAtLast());
        }
        loopsDeep--;
    }

    private void playMacro(Command.Call call) {
        List<Command> macro = definitions.macro(call.offset(), call.name());
        if (!playing.add(call.name())) throw new MmlError(call.offset(), "'" + call.name() + "' plays itself");
        if (playing.size() > MOST_MACROS_NESTED)
            throw new MmlError(call.offset(), "macros are nested more than " + MOST_MACROS_NESTED + " deep");
        playAll(macro);
        playing.remove(call.name());
    }

    private Part part() {
        refuseTie();
        int last = open == null ? 0 : open.offset;
        try {
            write(true);
        } catch (ArithmeticException tooFine) {
            throw tooFine(last);
        }
        if (loopPoint != null && loopAt.equals(now)) throw new MmlError(loopPoint.offset(), "nothing follows this 'L'");
        events.add(new Event.End(now.value()));
        return Part.of(events, loopIndex, loopAt.value(), release);
    }
}
