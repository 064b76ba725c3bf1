package kodama.sound.javax;

import java.nio.ByteBuffer;
import kodama.sound.file.ByteSearch;
import kodama.sound.file.RiffChunks;
import kodama.sound.file.SoundFileType;

/**
 * The chunks of a MIDI file: a header and its tracks, each with its type and length.
 *
 * <p>The JDK only reads files with a correct header. This class repairs files that other programs play, and rejects the
 * rest with a reason.
 */
final class MidiChunks {
    /** Size of type and length; in bytes. */
    private static final int HEAD = 8;

    private static final int LENGTH_AT = 4;

    /** A length at which the JDK ends a song, as it does if a track is cut off. */
    private static final int NO_LENGTH = -1;

    private static final byte[] SONG = ByteSearch.ascii("MThd");
    private static final byte[] TRACK = ByteSearch.ascii("MTrk");
    private static final int KIND_IN_RIFF_AT = 8;

    // offsets in the header
    private static final int FORMAT_AT = 8;
    private static final int TRACKS_AT = 10;
    private static final int CLOCK_AT = 12;
    private static final int HEADER_END = 14;

    private static final int ONE_TRACK = 0;
    private static final int TRACKS_AT_ONCE = 1;
    private static final int SONGS = 2;

    private MidiChunks() {}

    /**
     * Returns the song of a file in a form that the JDK reads: without a surrounding RIFF file, with the actual number
     * of tracks, and without tracks that claim to be longer than the file, for which the JDK would allocate up to two
     * gigabytes.
     *
     * @throws IllegalArgumentException if it cannot be played; the message contains the reason
     */
    static byte[] song(byte[] file) {
        byte[] song = unwrapped(file);
        if (!ByteSearch.matches(song, 0, SONG) || song.length < HEADER_END) {
            SoundFileType kind = SoundFileType.of(file);
            boolean isBroken = kind == SoundFileType.MIDI || kind == SoundFileType.RIFF_MIDI;
            throw new IllegalArgumentException(
                    isBroken
                            ? "the header of the MIDI file is broken"
                            : "it is not a MIDI file" + (kind == null ? "" : " but of the kind " + kind));
        }
        ByteBuffer chunks = ByteBuffer.wrap(song);
        int tracks = tracks(chunks);
        if (tracks == 0) throw new IllegalArgumentException("the MIDI file has no tracks");
        chunks.putShort(FORMAT_AT, (short) format(chunks.getShort(FORMAT_AT), tracks));
        chunks.putShort(TRACKS_AT, (short) Math.min(Short.MAX_VALUE, tracks));
        if (chunks.getShort(CLOCK_AT) == 0)
            throw new IllegalArgumentException("the MIDI file has no ticks in a quarter");
        return song;
    }

    /** Returns a copy of the content of a RIFF file, or of the whole file if it is not one. */
    private static byte[] unwrapped(byte[] file) {
        boolean isRiff = RiffChunks.isRiff(file) && ByteSearch.matches(file, KIND_IN_RIFF_AT, ByteSearch.ascii("RMID"));
        int data = isRiff ? RiffChunks.find(file, "data", 0) : -1;
        if (data < 0) return file.clone();
        byte[] song = new byte[RiffChunks.length(file, data)];
        System.arraycopy(file, data, song, 0, song.length);
        return song;
    }

    /** Counts the tracks, and ends the song at a track that is longer than the file. */
    private static int tracks(ByteBuffer chunks) {
        int tracks = 0;
        int at = 0;
        while (at <= chunks.capacity() - HEAD) {
            int length = chunks.getInt(at + LENGTH_AT);
            if (ByteSearch.matches(chunks.array(), at, TRACK)) tracks++;
            if (length < 0 || length > chunks.capacity() - at - HEAD) {
                if (at > 0) chunks.putInt(at + LENGTH_AT, NO_LENGTH);
                return tracks;
            }
            at += HEAD + length;
        }
        return tracks;
    }

    /** Returns the correct format number for a number of tracks. */
    private static int format(int declared, int tracks) {
        if (declared == SONGS && tracks > 1)
            throw new IllegalArgumentException("the MIDI file is of format 2 and has " + tracks
                    + " songs; save each one as a file of format 0 or 1");
        if (declared < ONE_TRACK || declared > SONGS)
            throw new IllegalArgumentException("the format of the MIDI file must be 0 or 1 but is " + declared);
        return tracks == 1 ? ONE_TRACK : TRACKS_AT_ONCE;
    }
}
