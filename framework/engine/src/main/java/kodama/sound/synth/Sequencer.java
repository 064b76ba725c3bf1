package kodama.sound.synth;

import java.util.Arrays;
import java.util.List;

/**
 * Steps through all parts of a song at once and determines the frame of each event. Parts with a loop point never end.
 *
 * <ol>
 *   <li>The next event is the earliest of all parts; among equals that of the first part.
 *   <li>Its frame is computed directly from the last change of tempo, so rounding errors do not accumulate.
 *   <li>A note event goes to the chip's channel of its part. A tempo change applies to all parts. At its end, a part
 *       with a loop point continues from there.
 * </ol>
 */
final class Sequencer {
    static final int DEFAULT_TEMPO = 120;

    /** Frames per whole note at one quarter note per minute. */
    private static final double MINUTE = 4.0 * 60 * ChipTiming.RATE;

    private static final double NEVER = Double.POSITIVE_INFINITY;

    private final List<SongPart> parts;
    private final int[] next;
    /** Start of the current pass of each part; in whole notes of the song. */
    private final double[] begun;

    /** Position of the last tempo change; in whole notes. */
    private double tempoAt;

    /** Position of the last tempo change; in frames. */
    private double tempoFrame;
    /** Frames per whole note at the current tempo. */
    private double wholeFrames;

    Sequencer(List<SongPart> parts) {
        this.parts = parts;
        next = new int[parts.size()];
        begun = new double[parts.size()];
        reset();
    }

    /** Returns to the beginning. */
    void reset() {
        tempoAt = 0;
        tempoFrame = 0;
        wholeFrames = MINUTE / DEFAULT_TEMPO;
        Arrays.fill(next, 0);
        Arrays.fill(begun, 0);
    }

    /** Returns to the beginning, some whole notes after the last beginning. */
    void repeat(double length) {
        double frame = frameOf(length);
        reset();
        tempoFrame = frame;
    }

    double frameOf(double whole) {
        return tempoFrame + (whole - tempoAt) * wholeFrames;
    }

    /** Returns the frame of the next event; {@link Long#MAX_VALUE} after the last one. */
    long nextFrame() {
        double at = at(nextPart());
        return at == NEVER ? Long.MAX_VALUE : Math.round(frameOf(at));
    }

    /** Skips the events before a time and, if inclusive, at the time. */
    void runTo(double whole, boolean inclusive) {
        for (int part = nextPart(); at(part) < whole || inclusive && at(part) == whole; part = nextPart()) take(part);
    }

    /** Returns the current tempo; in quarter notes per minute. */
    int tempo() {
        return (int) Math.round(MINUTE / wholeFrames);
    }

    /** Returns the part with the next event; the first of several. */
    private int nextPart() {
        int earliest = 0;
        for (int i = 1; i < next.length; i++) if (at(i) < at(earliest)) earliest = i;
        return earliest;
    }

    private double at(int part) {
        List<SongEvent> events = parts.get(part).events();
        return next[part] == events.size()
                ? NEVER
                : begun[part] + events.get(next[part]).at();
    }

    /** Plays the next event, on the channel of its part. */
    void play(SoundChip chip) {
        int part = nextPart();
        SongEvent event = take(part);
        if (event instanceof SongEvent.NoteOn begin)
            chip.start(part, begin.note(), begin.attack(), Math.round(begin.slide() * wholeFrames));
        else if (event instanceof SongEvent.NoteOff) chip.stop(part);
    }

    /** Removes and returns the next event of a part. */
    private SongEvent take(int part) {
        SongEvent event = parts.get(part).events().get(next[part]);
        double at = at(part);
        next[part]++;
        if (event instanceof SongEvent.TempoChange tempo) setTempo(at, tempo.perMinute());
        else if (event instanceof SongEvent.PartEnd) loop(part, parts.get(part));
        return event;
    }

    private void setTempo(double at, int perMinute) {
        tempoFrame = frameOf(at);
        tempoAt = at;
        wholeFrames = MINUTE / perMinute;
    }

    private void loop(int index, SongPart part) {
        if (!part.loops()) return;
        begun[index] += part.length() - part.loopAt();
        next[index] = part.loopIndex();
    }
}
