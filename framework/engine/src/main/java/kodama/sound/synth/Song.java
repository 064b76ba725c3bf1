package kodama.sound.synth;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kodama.base.Effort;
import kodama.sound.AudioStream;
import kodama.sound.Loop;
import kodama.sound.Sound;
import kodama.sound.SoundFailure;

/**
 * A song, made while it plays.
 *
 * <p>Its length is that of its longest part, once through. With a loop point {@code L} its loop goes from there to the
 * end, and parts of other lengths go round on their own; without one, the loop is all of the song.
 */
public final class Song implements Sound {
    /** The longest text. */
    public static final int MOST_LETTERS = 1 << 18;

    /** The time in which a channel falls silent when nothing says otherwise; in frames. */
    private static final int FADE = 3 * ChipTime.DELAY;

    private final String name;
    private final List<Part> parts;
    private final double length;
    private final Loop loop;
    private final long frames;

    private Song(String name, List<Part> parts) {
        this.name = name;
        this.parts = List.copyOf(parts);
        Part longest = longest(parts);
        length = longest.length();
        long end = frameOf(length);
        loop = new Loop(longest.loops() ? frameOf(longest.loopAt()) : 0, end);
        frames = longest.loops() ? end : end + ringsOn(parts);
    }

    /** The longest part; of a song with a loop point, the longest of those that have one. */
    private static Part longest(List<Part> parts) {
        return parts.stream()
                .max(Comparator.comparing(Part::loops).thenComparing(Part::length))
                .orElseThrow();
    }

    private long frameOf(double whole) {
        Sequencer sequencer = new Sequencer(parts);
        sequencer.runTo(whole, false);
        return Math.round(sequencer.frameOf(whole));
    }

    private static long ringsOn(List<Part> parts) {
        int ticks = parts.stream().mapToInt(Part::release).max().orElse(0);
        return (long) ticks * ChipTime.RATE / ChipTime.TICKS + FADE;
    }

    /**
     * Reads a song.
     *
     * @param name what it is called, for messages too
     * @param text the song, at most {@link #MOST_LETTERS} letters
     * @throws SoundFailure if the text is no song; the message has the name, line and column, and what is wrong
     */
    public static Song of(String name, String text) {
        return of(name, text, Effort.FREE);
    }

    /**
     * Reads a song that a script has written.
     *
     * @param name what it is called, for messages too
     * @param text the song, at most {@link #MOST_LETTERS} letters
     * @param effort charged for each command, with loops and macros written out
     * @throws SoundFailure if the text is no song; the message has the name, line and column, and what is wrong
     */
    public static Song of(String name, String text, Effort effort) {
        return of(name, name, text, effort);
    }

    /** Reads a song from a file, which is named in messages. */
    static Song of(String name, String file, String text) {
        return of(name, file, text, Effort.FREE);
    }

    private static Song of(String name, String file, String text, Effort effort) {
        if (text.length() > MOST_LETTERS)
            throw new SoundFailure(
                    file + ": a song has at most " + MOST_LETTERS + " letters but this has " + text.length(), null);
        try {
            return new Song(name, parts(text, effort));
        } catch (MmlError wrong) {
            throw new SoundFailure(file + ":" + wrong.at(text), wrong);
        }
    }

    private static List<Part> parts(String text, Effort effort) {
        SongText sorted = SongText.of(text);
        Definitions definitions = Definitions.of(sorted);
        CommandLimit limit = new CommandLimit(effort);
        List<Part> parts = new ArrayList<>();
        for (List<Span> pieces : sorted.parts()) {
            Cursor cursor = new Cursor(sorted.code(), pieces);
            List<Command> commands = new CommandReader(cursor, sorted.isReversed()).all();
            parts.add(Arranger.arrange(commands, definitions, limit));
        }
        if (longest(parts).length() == 0) throw new MmlError(0, "there is no note in this song");
        return withTempoAtLoops(parts);
    }

    /** Parts that change the tempo in their loop set it back when it begins again: a loop always sounds the same. */
    private static List<Part> withTempoAtLoops(List<Part> parts) {
        List<Part> all = new ArrayList<>();
        for (Part part : parts) all.add(part.changesTempoInLoop() ? part.withTempoAtLoop(tempoAt(parts, part)) : part);
        return all;
    }

    private static int tempoAt(List<Part> parts, Part looped) {
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
        return ChipTime.RATE;
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
    public boolean marksLoop() {
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
