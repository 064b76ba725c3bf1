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
final class PartCompiler {
    private static final int MOST_MACROS_NESTED = 16;
    private static final int MOST_WHOLE_NOTES = 2_000;

    /** A note that may yet become longer. */
    private record Open(int offset, Fraction at, Fraction length, Note note, boolean attack) {}

    private final MmlDefinitions definitions;
    private final PartState voice;
    private final MmlCommandLimit limit;
    private final List<SongEvent> events = new ArrayList<>();
    private final Set<String> playing = new HashSet<>();

    private Fraction now = Fraction.ZERO;
    private Fraction usual = Fraction.of(1, 4);
    private @Nullable Open open;
    /** The tie that waits for its second note. */
    private MmlCommand.@Nullable Tie tie;

    private MmlCommand.@Nullable LoopPoint loopPoint;
    private Fraction loopAt = Fraction.ZERO;
    private int loopIndex = -1;
    private int loopsDeep;
    private int release;

    private PartCompiler(MmlDefinitions definitions, MmlCommandLimit limit) {
        this.definitions = definitions;
        this.limit = limit;
        voice = new PartState(definitions);
    }

    static SongPart arrange(List<MmlCommand> commands, MmlDefinitions definitions, MmlCommandLimit limit) {
        PartCompiler arranger = new PartCompiler(definitions, limit);
        arranger.playAll(commands);
        return arranger.part();
    }

    private void playAll(List<MmlCommand> commands) {
        for (MmlCommand command : commands) {
            limit.count(command.offset());
            try {
                play(command);
            } catch (ArithmeticException tooFine) {
                throw tooFine(command.offset());
            }
        }
    }

    private static MmlException tooFine(int offset) {
        return new MmlException(offset, "the lengths up to here have no common measure");
    }

    private void play(MmlCommand command) {
        if (command instanceof MmlCommand.Play note) playNote(note);
        else if (command instanceof MmlCommand.Rest rest) playRest(rest);
        else if (command instanceof MmlCommand.Tie tied) tie(tied);
        else if (command instanceof MmlCommand.ChangeSetting set) set(set);
        else if (command instanceof MmlCommand.AdjustSetting change)
            voice.change(change.offset(), change.setting(), change.by());
        else if (command instanceof MmlCommand.ClearSetting drop) voice.clear(drop.setting());
        else if (command instanceof MmlCommand.SetVibrato waver) voice.setVibrato(waver.vibrato());
        else if (command instanceof MmlCommand.DefaultLength l)
            usual = l.length().in(usual);
        else if (command instanceof MmlCommand.LoopPoint point) mark(point);
        else if (command instanceof MmlCommand.Loop loop) playLoop(loop);
        else if (command instanceof MmlCommand.MacroCall call) playMacro(call);
    }

    private void set(MmlCommand.ChangeSetting set) {
        if (set.setting() == MmlSetting.TEMPO) events.add(new SongEvent.TempoChange(now.value(), set.value()));
        else voice.set(set.offset(), set.setting(), set.value());
    }

    private void playNote(MmlCommand.Play play) {
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

    private void playRest(MmlCommand.Rest rest) {
        Fraction length = length(rest.lengths());
        refuseTie();
        write(true);
        pass(rest.offset(), length);
    }

    private Fraction length(List<NoteLength> lengths) {
        Fraction all = Fraction.ZERO;
        for (NoteLength length : lengths) all = all.plus(length.in(usual));
        return all;
    }

    private void pass(int offset, Fraction length) {
        now = now.plus(length);
        if (now.value() > MOST_WHOLE_NOTES)
            throw new MmlException(offset, "a part lasts " + MOST_WHOLE_NOTES + " whole notes at most");
    }

    /** Writes down the note that waited to be; it is let go, unless the next one is tied to it. */
    private void write(boolean letGo) {
        Open note = open;
        open = null;
        if (note == null) return;
        release = Math.max(release, note.note.instrument().volume().releaseTicks());
        events.add(new SongEvent.NoteOn(note.at.value(), note.note, note.attack, note.length.value()));
        if (letGo)
            events.add(
                    new SongEvent.NoteOff(note.at.plus(voice.held(note.length)).value()));
    }

    private void tie(MmlCommand.Tie tied) {
        if (open == null) throw new MmlException(tied.offset(), "'&' follows no note");
        tie = tied;
    }

    private void refuseTie() {
        if (tie != null) throw new MmlException(tie.offset(), "no note follows this '&'");
    }

    private void mark(MmlCommand.LoopPoint point) {
        if (loopsDeep > 0) throw new MmlException(point.offset(), "'L' stands in a loop");
        if (loopPoint != null) throw new MmlException(point.offset(), "a part has one 'L' at most");
        refuseTie();
        write(true);
        loopPoint = point;
        loopAt = now;
        loopIndex = events.size();
    }

    private void playLoop(MmlCommand.Loop loop) {
        loopsDeep++;
        for (int pass = 1; pass <= loop.count(); pass++) {
            limit.count(loop.offset());
            playAll(loop.body());
            if (pass < loop.count()) playAll(loop.notAtLast());
        }
        loopsDeep--;
    }

    private void playMacro(MmlCommand.MacroCall call) {
        List<MmlCommand> macro = definitions.macro(call.offset(), call.name());
        if (!playing.add(call.name())) throw new MmlException(call.offset(), "'" + call.name() + "' plays itself");
        if (playing.size() > MOST_MACROS_NESTED)
            throw new MmlException(call.offset(), "macros are nested more than " + MOST_MACROS_NESTED + " deep");
        playAll(macro);
        playing.remove(call.name());
    }

    private SongPart part() {
        refuseTie();
        int last = open == null ? 0 : open.offset;
        try {
            write(true);
        } catch (ArithmeticException tooFine) {
            throw tooFine(last);
        }
        if (loopPoint != null && loopAt.equals(now))
            throw new MmlException(loopPoint.offset(), "nothing follows this 'L'");
        events.add(new SongEvent.PartEnd(now.value()));
        return SongPart.of(events, loopIndex, loopAt.value(), release);
    }
}
