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
 * A song in Music Macro Language that is generated during playback.
 *
 * <ol>
 *   <li>{@link SongText} separates the text into the pieces of each part and the definitions.
 *   <li>{@link MmlParser} parses the pieces to commands, and {@link PartCompiler} compiles these to events.
 *   <li>During playback {@link Sequencer} determines the frame of each event, and {@link SoundChip} generates the
 *       frames between them.
 * </ol>
 *
 * <p>The length of a song is that of its longest part. With a loop point {@code L} its loop is from there to the end,
 * and parts of other lengths loop on their own; without one, the loop is the whole song.
 */
public final class Song implements Sound {
    /** Maximum length of the text; in characters. */
    public static final int MAX_LENGTH = 1 << 18;

    /** Default fade-out of a channel; in frames. */
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
        frames = longest.loops() ? end : end + releaseFrames(parts);
    }

    /** Returns the longest part; in a song with a loop point, the longest part that has one. */
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

    private static long releaseFrames(List<SongPart> parts) {
        int ticks = parts.stream().mapToInt(SongPart::release).max().orElse(0);
        return (long) ticks * ChipTiming.RATE / ChipTiming.TICKS + FADE;
    }

    /**
     * Parses a song.
     *
     * @param name name of the song, also used in messages
     * @param text the song, at most {@link #MAX_LENGTH} characters
     * @throws SoundException if the text is not a song; the message contains the name, line and column, and the problem
     */
    public static Song of(String name, String text) {
        return of(name, text, StepBudget.UNLIMITED);
    }

    /**
     * Parses a song that a script has created.
     *
     * @param name name of the song, also used in messages
     * @param text the song, at most {@link #MAX_LENGTH} characters
     * @param effort charged for each command, with expanded loops and macros
     * @throws SoundException if the text is not a song; the message contains the name, line and column, and the problem
     */
    public static Song of(String name, String text, StepBudget effort) {
        return of(name, name, text, effort);
    }

    /** Parses a song from a file, whose name is used in messages. */
    static Song of(String name, String file, String text) {
        return of(name, file, text, StepBudget.UNLIMITED);
    }

    private static Song of(String name, String file, String text, StepBudget effort) {
        if (text.length() > MAX_LENGTH)
            throw new SoundException(
                    file + ": a song must have at most " + MAX_LENGTH + " characters but has " + text.length(), null);
        try {
            return new Song(name, parts(text, effort));
        } catch (MmlException error) {
            throw new SoundException(file + ":" + error.at(text), error);
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
            parts.add(PartCompiler.compile(commands, definitions, limit));
        }
        if (longest(parts).length() == 0) throw new MmlException(0, "this song has no notes");
        return withTempoAtLoops(parts);
    }

    /**
     * If a part changes the tempo in its loop, the tempo is reset at the start of the loop, so that each pass is the
     * same.
     */
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
