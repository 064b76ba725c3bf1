package kodama.sound.synth;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compiles the commands of a part to events with times. Loops and macros are expanded.
 *
 * <p>A note is emitted when the next one follows, because a tie can extend it.
 */
final class PartCompiler {
    private static final int MAX_MACROS_NESTED = 16;
    private static final int MAX_WHOLE_NOTES = 2_000;

    /** A note that can still be extended. */
    private record Open(int offset, Fraction at, Fraction length, Note note, boolean attack) {}

    private final MmlDefinitions definitions;
    private final PartState state;
    private final MmlCommandLimit limit;
    private final List<SongEvent> events = new ArrayList<>();
    private final Set<String> playing = new HashSet<>();

    private Fraction now = Fraction.ZERO;
    private Fraction defaultLength = Fraction.of(1, 4);
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
        state = new PartState(definitions);
    }

    static SongPart compile(List<MmlCommand> commands, MmlDefinitions definitions, MmlCommandLimit limit) {
        PartCompiler compiler = new PartCompiler(definitions, limit);
        compiler.playAll(commands);
        return compiler.part();
    }

    private void playAll(List<MmlCommand> commands) {
        for (MmlCommand command : commands) {
            limit.count(command.offset());
            try {
                play(command);
            } catch (ArithmeticException tooFineError) {
                throw tooFineError(command.offset());
            }
        }
    }

    private static MmlException tooFineError(int offset) {
        return new MmlException(offset, "the note lengths up to here have no common denominator");
    }

    private void play(MmlCommand command) {
        if (command instanceof MmlCommand.Play note) playNote(note);
        else if (command instanceof MmlCommand.Rest rest) playRest(rest);
        else if (command instanceof MmlCommand.Tie tied) tie(tied);
        else if (command instanceof MmlCommand.ChangeSetting set) set(set);
        else if (command instanceof MmlCommand.AdjustSetting change)
            state.change(change.offset(), change.setting(), change.by());
        else if (command instanceof MmlCommand.ClearSetting drop) state.clear(drop.setting());
        else if (command instanceof MmlCommand.SetVibrato waver) state.setVibrato(waver.vibrato());
        else if (command instanceof MmlCommand.DefaultLength l)
            defaultLength = l.length().in(defaultLength);
        else if (command instanceof MmlCommand.LoopPoint point) setLoopPoint(point);
        else if (command instanceof MmlCommand.Loop loop) playLoop(loop);
        else if (command instanceof MmlCommand.MacroCall call) playMacro(call);
    }

    private void set(MmlCommand.ChangeSetting set) {
        if (set.setting() == MmlSetting.TEMPO) events.add(new SongEvent.TempoChange(now.value(), set.value()));
        else state.set(set.offset(), set.setting(), set.value());
    }

    private void playNote(MmlCommand.Play play) {
        Fraction length = length(play.lengths());
        Note note = state.note(play);
        Open before = open;
        if (tie != null && before != null && before.note.equals(note) && note.pitch() == note.slidesTo()) {
            open = new Open(before.offset, before.at, before.length.plus(length), note, before.attack);
        } else {
            boolean attack = tie == null;
            emit(attack);
            open = new Open(play.offset(), now, length, note, attack);
        }
        tie = null;
        advance(play.offset(), length);
    }

    private void playRest(MmlCommand.Rest rest) {
        Fraction length = length(rest.lengths());
        requireNoTie();
        emit(true);
        advance(rest.offset(), length);
    }

    private Fraction length(List<NoteLength> lengths) {
        Fraction all = Fraction.ZERO;
        for (NoteLength length : lengths) all = all.plus(length.in(defaultLength));
        return all;
    }

    private void advance(int offset, Fraction length) {
        now = now.plus(length);
        if (now.value() > MAX_WHOLE_NOTES)
            throw new MmlException(offset, "a part must be at most " + MAX_WHOLE_NOTES + " whole notes long");
    }

    /** Emits the pending note. It is released unless the next note is tied to it. */
    private void emit(boolean released) {
        Open note = open;
        open = null;
        if (note == null) return;
        release = Math.max(release, note.note.instrument().volume().releaseTicks());
        events.add(new SongEvent.NoteOn(note.at.value(), note.note, note.attack, note.length.value()));
        if (released)
            events.add(
                    new SongEvent.NoteOff(note.at.plus(state.held(note.length)).value()));
    }

    private void tie(MmlCommand.Tie tied) {
        if (open == null) throw new MmlException(tied.offset(), "'&' must follow a note");
        tie = tied;
    }

    private void requireNoTie() {
        if (tie != null) throw new MmlException(tie.offset(), "a note must follow this '&'");
    }

    private void setLoopPoint(MmlCommand.LoopPoint point) {
        if (loopsDeep > 0) throw new MmlException(point.offset(), "'L' must not be inside a loop");
        if (loopPoint != null) throw new MmlException(point.offset(), "a part must have at most one 'L'");
        requireNoTie();
        emit(true);
        loopPoint = point;
        loopAt = now;
        loopIndex = events.size();
    }

    private void playLoop(MmlCommand.Loop loop) {
        loopsDeep++;
        for (int advance = 1; advance <= loop.count(); advance++) {
            limit.count(loop.offset());
            playAll(loop.body());
            if (advance < loop.count()) playAll(loop.notAtLast());
        }
        loopsDeep--;
    }

    private void playMacro(MmlCommand.MacroCall call) {
        List<MmlCommand> macro = definitions.macro(call.offset(), call.name());
        if (!playing.add(call.name())) throw new MmlException(call.offset(), "'" + call.name() + "' plays itself");
        if (playing.size() > MAX_MACROS_NESTED)
            throw new MmlException(call.offset(), "macros are nested more than " + MAX_MACROS_NESTED + " deep");
        playAll(macro);
        playing.remove(call.name());
    }

    private SongPart part() {
        requireNoTie();
        int last = open == null ? 0 : open.offset;
        try {
            emit(true);
        } catch (ArithmeticException tooFineError) {
            throw tooFineError(last);
        }
        if (loopPoint != null && loopAt.equals(now))
            throw new MmlException(loopPoint.offset(), "nothing follows this 'L'");
        events.add(new SongEvent.PartEnd(now.value()));
        return SongPart.of(events, loopIndex, loopAt.value(), release);
    }
}
