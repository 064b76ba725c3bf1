package kodama.sound.javax;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import kodama.sound.Loop;
import kodama.sound.file.ByteSearch;
import kodama.sound.file.RiffChunks;
import org.jspecify.annotations.Nullable;

/**
 * Finds the loop that is marked in a file: the first loop of the {@code smpl} chunk of a WAV file, or the comments
 * {@code LOOPSTART} and {@code LOOPLENGTH} of an Ogg file, as written for RPG Maker; in frames.
 */
final class LoopMarkers {
    /** Offset of the number of loops in the chunk. */
    private static final int COUNT = 28;

    // offsets of the bounds of the first loop
    private static final int START = 36 + 8;
    private static final int LAST = START + 4;

    /** Number of bytes that are searched. The comments of an Ogg file are on its second page, before any sound. */
    private static final int OGG_HEADERS = 65_536;

    private static final int MAX_DIGITS = 12;

    private LoopMarkers() {}

    /** Returns the loop; null if none is marked, or the marks are invalid. */
    static @Nullable Loop find(byte[] content) {
        if (RiffChunks.isRiff(content)) return ofWav(content);
        if (ByteSearch.matches(content, 0, ByteSearch.ascii("OggS"))) return ofOgg(content);
        return null;
    }

    private static @Nullable Loop ofWav(byte[] content) {
        int chunk = RiffChunks.find(content, "smpl", LAST + 4);
        ByteBuffer file = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        if (chunk < 0 || file.getInt(chunk + COUNT) == 0) return null;
        return loop(unsigned(file.getInt(chunk + START)), unsigned(file.getInt(chunk + LAST)) + 1);
    }

    private static long unsigned(int value) {
        return value & 0xFFFFFFFFL;
    }

    private static @Nullable Loop loop(long start, long end) {
        return start >= 0 && start < end ? new Loop(start, end) : null;
    }

    private static @Nullable Loop ofOgg(byte[] content) {
        long start = comment(content, "LOOPSTART=");
        long length = comment(content, "LOOPLENGTH=");
        return start < 0 || length < 0 ? null : loop(start, start + length);
    }

    private static long comment(byte[] content, String name) {
        int at = ByteSearch.find(content, OGG_HEADERS, ByteSearch.ascii(name));
        if (at < 0) return -1;
        long number = 0;
        int digits = 0;
        for (int i = at + name.length(); i < content.length && digits < MAX_DIGITS; i++, digits++) {
            if (content[i] < '0' || content[i] > '9') break;
            number = number * 10 + content[i] - '0';
        }
        return digits == 0 ? -1 : number;
    }
}
