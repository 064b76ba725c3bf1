package kodama.sound.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** The chunks of a WAV file: four letters, a size, what it holds; they begin at even places. */
final class RiffChunks {
    private static final int FILE_HEADER = 12;
    private static final int CHUNK_HEADER = 8;

    private RiffChunks() {}

    /** Whether a file has chunks at all. */
    static boolean areIn(byte[] content) {
        return Bytes.areAt(content, 0, ascii("RIFF"));
    }

    /** Where what the first chunk of a name holds begins, so many bytes at least; -1 if there is none. */
    static int find(byte[] content, String name, int least) {
        ByteBuffer file = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        long at = FILE_HEADER;
        while (at + CHUNK_HEADER + least <= content.length) {
            if (Bytes.areAt(content, (int) at, ascii(name))) return (int) at + CHUNK_HEADER;
            long size = file.getInt((int) at + name.length()) & 0xFFFFFFFFL;
            at += CHUNK_HEADER + size + size % 2;
        }
        return -1;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
