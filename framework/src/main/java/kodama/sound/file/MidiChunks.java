package kodama.sound.file;

import java.nio.ByteBuffer;

/** The parts that a MIDI file is made of: a header and its tracks, each with its kind and its length before it. */
final class MidiChunks {
    /** Kind and length; in bytes. */
    private static final int HEAD = 8;

    private static final int LENGTH_AT = 4;

    /** Here the JDK ends a song, with the tracks before it, as it does where a track is cut off. */
    private static final int NO_LENGTH = -1;

    private MidiChunks() {}

    /**
     * A file in which no track says that it is longer than the file is: for such one the JDK would make room for up to
     * two gigabytes before it finds that they are not there.
     */
    static byte[] withinFile(byte[] file) {
        ByteBuffer chunks = ByteBuffer.wrap(file);
        int at = 0;
        while (at <= file.length - HEAD) {
            int length = chunks.getInt(at + LENGTH_AT);
            if (length < 0) return file;
            if (length > file.length - at - HEAD) return at == 0 ? file : endedAt(at, file);
            at += HEAD + length;
        }
        return file;
    }

    private static byte[] endedAt(int chunk, byte[] file) {
        byte[] ended = file.clone();
        ByteBuffer.wrap(ended).putInt(chunk + LENGTH_AT, NO_LENGTH);
        return ended;
    }
}
