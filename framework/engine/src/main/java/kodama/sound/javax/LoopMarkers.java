package kodama.sound.javax;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import kodama.sound.Loop;
import kodama.sound.file.RiffChunks;
import org.jspecify.annotations.Nullable;

/** Finds the loop that is marked in a WAV file: the first one of its {@code smpl} chunk, in frames. */
final class LoopMarkers {
    /** Offset of the number of loops in the chunk. */
    private static final int COUNT = 28;

    // offsets of the bounds of the first loop
    private static final int START = 36 + 8;
    private static final int LAST = START + 4;

    private LoopMarkers() {}

    /** Returns the loop; null if none is marked, or the marks are invalid. */
    static @Nullable Loop find(byte[] content) {
        if (!RiffChunks.isRiff(content)) return null;
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
}
