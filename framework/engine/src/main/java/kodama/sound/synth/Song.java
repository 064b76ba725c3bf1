package kodama.sound.synth;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kodama.base.StepBudget;
import kodama.sound.AudioStream;
import kodama.sound.Loop;
import kodama.sound.Sound;
import kodama.sound.SoundException;

/**
 * A song, made while it plays.
 *
 * <p>Its length is that of its longest part, once through. With a loop point {@code L} its loop goes from there to the
 * end, and parts of other lengths go round on their own; without one, the loop is all of the song.
 */
public final class Song implements Sound {
    /** The longest text. */
    public static final int MAX_LENGTH = 1 << 18;

    /** The time in which a channel falls silent when nothing says otherwise; in frames. */
    private static final int FADE = 3 * ChipTiming.DELAY;

    private final String name;
    private final List<SongPart> parts;
    private final double length;
    private final Loop loop;
    private final long frames;

    private Song(String name, List<SongPart> parts) {
        this.name = name;
        this.parts = List.copyOf(parts);
        SongPart longest = longest(parts);
        length = longest.length();
        long end = frameOf(length);
        loop = new Loop(longest.loops() ? frameOf(longest.loopAt()) : 0, end);
        frames = longest.loops() ? end : end + ringsOn(parts);
    }

    /** The longest part; of a song with a loop point, the longest of those that have one. */
    private static SongPart longest(List<SongPart> parts) {
        return parts.stream()
                .max(Comparator.comparing(SongPart::loops).thenComparing(SongPart::length))
                .orElseThrow();
    }

    private long frameOf(double whole) {
        Sequencer sequencer = new Sequencer(parts);
        sequencer.runTo(whole, false);
        return Math.round(sequencer.frameOf(whole));
    }

    private static long ringsOn(List<SongPart> parts) {
        int ticks = parts.stream().mapToInt(SongPart::release).max().orElse(0);
        return (long) ticks * ChipTiming.RATE / ChipTiming.TICKS + FADE;
    }

    /**
     * Reads a song.
     *
     * @param name what it is called, for messages too
     * @param text the song, at most {@link #MAX_LENGTH} letters
     * @throws SoundException if the text is no song; the message has the name, line and column, and what is wrong
     */
    public static Song of(String name, String text) {
        return of(name, text, StepBudget.UNLIMITED);
    }

    /**
     * Reads a song that a script has written.
     *
     * @param name what it is called, for messages too
     * @param text the song, at most {@link #MAX_LENGTH} letters
     * @param effort charged for each command, with loops and macros written out
     * @throws SoundException if the text is no song; the message has the name, line and column, and what is wrong
     */
    public static Song of(String name, String text, StepBudget effort) {
        return of(name, name, text, effort);
    }

    /** Reads a song from a file, which is named in messages. */
    static Song of(String name, String file, String text) {
        return of(name, file, text, StepBudget.UNLIMITED);
    }

    private static Song of(String name, String file, String text, StepBudget effort) {
        if (text.length() > MAX_LENGTH)
            throw new SoundException(
                    file + ": a song has at most " + MAX_LENGTH + " letters but this has " + text.length(), null);
        try {
            return new Song(name, parts(text, effort));
        } catch (MmlException wrong) {
            throw new SoundException(file + ":" + wrong.at(text), wrong);
        }
    }

    private static List<SongPart> parts(String text, StepBudget effort) {
        SongText sorted = SongText.of(text);
        MmlDefinitions definitions = MmlDefinitions.of(sorted);
        MmlCommandLimit limit = new MmlCommandLimit(effort);
        List<SongPart> parts = new ArrayList<>();
        for (List<TextSpan> pieces : sorted.parts()) {
            MmlCursor cursor = new MmlCursor(sorted.code(), pieces);
            List<MmlCommand> commands = new MmlParser(cursor, sorted.isReversed()).all();
            parts.add(PartCompiler.arrange(commands, definitions, limit));
        }
        if (longest(parts).length() == 0) throw new MmlException(0, "there is no note in this song");
        return withTempoAtLoops(parts);
    }

    /** Parts that change the tempo in their loop set it back when it begins again: a loop always sounds the same. */
    private static List<SongPart> withTempoAtLoops(List<SongPart> parts) {
        List<SongPart> all = new ArrayList<>();
        for (SongPart part : parts)
            all.add(part.changesTempoInLoop() ? part.withTempoAtLoop(tempoAt(parts, part)) : part);
        return all;
    }

    private static int tempoAt(List<SongPart> parts, SongPart looped) {
        Sequencer sequencer = new Sequencer(parts);
        sequencer.runTo(looped.loopAt(), true);
        return sequencer.tempo();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int rate() {
        return ChipTiming.RATE;
    }

    @Override
    public long frames() {
        return frames;
    }

    @Override
    public Loop loop() {
        return loop;
    }

    @Override
    public boolean hasLoopMarkers() {
        return longest(parts).loops();
    }

    @Override
    public AudioStream open() {
        return new SongStream(this, new Sequencer(parts), length, longest(parts).loops());
    }

    @Override
    public String toString() {
        return "song '" + name + "'";
    }
}
