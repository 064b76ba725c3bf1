package kodama.replay;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;

/** The bytes of a replay, to be changed and given correct checksums again. Each change returns a new object. */
record ReplayBytes(byte[] content) {
    private static final int START = 28;

    static ReplayBytes of(byte[] content) {
        return new ReplayBytes(content);
    }

    private ByteBuffer copy() {
        return ByteBuffer.wrap(content.clone());
    }

    int headerEnd() {
        return START + ByteBuffer.wrap(content).getInt(12);
    }

    /** Length of the compressed body. */
    int compressed() {
        return ByteBuffer.wrap(content).getInt(16);
    }

    ReplayBytes set(int at, int value) {
        return of(copy().putInt(at, value).array());
    }

    ReplayBytes setByte(int at, int value) {
        return of(copy().put(at, (byte) value).array());
    }

    /** Adds bytes at the end of the compressed body, or removes some, and declares the new length. */
    ReplayBytes withBody(int more, int value) {
        int end = content.length - 4;
        byte[] longer = Arrays.copyOf(Arrays.copyOf(content, end + Math.min(more, 0)), content.length + more);
        if (more > 0) Arrays.fill(longer, end, end + more, (byte) value);
        return of(longer).set(16, compressed() + more);
    }

    /** The bytes with both checksums corrected, as far as the lengths permit. */
    byte[] repaired() {
        ByteBuffer bytes = copy();
        int end = headerEnd();
        if (end < START || end > content.length - 4) return content;
        CRC32C header = new CRC32C();
        header.update(bytes.array(), 0, 24);
        header.update(bytes.array(), START, end - START);
        bytes.putInt(24, (int) header.getValue());
        CRC32C all = new CRC32C();
        all.update(bytes.array(), 0, content.length - 4);
        return bytes.putInt(content.length - 4, (int) all.getValue()).array();
    }
}
