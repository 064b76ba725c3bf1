package kodama.sound.synth;

import java.util.Arrays;
import java.util.List;

/**
 * Goes through all parts of a song at once and says at which frame each event is due. Parts with a loop point go on for
 * ever.
 *
 * <p>An event's frame is reckoned from the last change of tempo, in one go: nothing adds up, so nothing drifts.
 */
final class Sequencer {
    static final int DEFAULT_TEMPO = 120;

    /** Frames a whole note takes at one quarter note a minute. */
    private static final double MINUTE = 4.0 * 60 * ChipTiming.RATE;

    private static final double NEVER = Double.POSITIVE_INFINITY;

    private final List<SongPart> parts;
    private final int[] next;
    /** When the pass of each part began that it is in; in whole notes of the song. */
    private final double[] begun;

    /** Where the tempo was set last: in whole notes, and in frames. */
    private double tempoAt;

    private double tempoFrame;
    private double wholeFrames;

    Sequencer(List<SongPart> parts) {
        this.parts = parts;
        next = new int[parts.size()];
        begun = new double[parts.size()];
        reset();
    }

    /** Begins at the beginning. */
    void reset() {
        tempoAt = 0;
        tempoFrame = 0;
        wholeFrames = MINUTE / DEFAULT_TEMPO;
        Arrays.fill(next, 0);
        Arrays.fill(begun, 0);
    }

    /** Begins at the beginning again, so many whole notes after the last beginning. */
    void repeat(double length) {
        double frame = frameOf(length);
        reset();
        tempoFrame = frame;
    }

    double frameOf(double whole) {
        return tempoFrame + (whole - tempoAt) * wholeFrames;
    }

    /** The frame at which something happens next; the greatest number there is when all is over. */
    long nextFrame() {
        double at = at(nextPart());
        return at == NEVER ? Long.MAX_VALUE : Math.round(frameOf(at));
    }

    /** Passes by what happens before a time, and what happens at it, too, if wanted. */
    void runTo(double whole, boolean inclusive) {
        for (int part = nextPart(); at(part) < whole || inclusive && at(part) == whole; part = nextPart()) take(part);
    }

    /** How fast it goes just now; in quarter notes a minute. */
    int tempo() {
        return (int) Math.round(MINUTE / wholeFrames);
    }

    /** The part in which something happens next; of several the first. */
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

    /** Lets happen what happens next, on a channel for each part. */
    void play(SoundChip chip) {
        int part = nextPart();
        SongEvent event = take(part);
        if (event instanceof SongEvent.NoteOn begin)
            chip.start(part, begin.note(), begin.attack(), Math.round(begin.slide() * wholeFrames));
        else if (event instanceof SongEvent.NoteOff) chip.stop(part);
    }

    /** Steps over the next event of a part. */
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
