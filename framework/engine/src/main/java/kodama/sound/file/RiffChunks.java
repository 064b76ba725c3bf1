package kodama.sound.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The chunks of a WAV file: four letters, a size, what it holds; they begin at even places. */
public final class RiffChunks {
    private static final int FILE_HEADER = 12;
    private static final int CHUNK_HEADER = 8;

    /** Letters of a chunk's name. */
    private static final int NAME = 4;

    private RiffChunks() {}

    /** Whether a file has chunks at all. */
    public static boolean isRiff(byte[] content) {
        return ByteSearch.matches(content, 0, ByteSearch.ascii("RIFF"))
                || ByteSearch.matches(content, 0, ByteSearch.ascii("RF64"));
    }

    /** Where what the first chunk of a name holds begins, so many bytes at least; -1 if there is none. */
    public static int find(byte[] content, String name, int least) {
        long at = FILE_HEADER;
        while (at + CHUNK_HEADER + least <= content.length) {
            if (ByteSearch.matches(content, (int) at, ByteSearch.ascii(name))) return (int) at + CHUNK_HEADER;
            at = next(content, (int) at);
        }
        return -1;
    }

    /**
     * How many bytes a chunk holds, of those that are in the file. One that was recorded into a pipe says 0 or too
     * many; it continues to the end of the file, unless other chunks follow.
     *
     * @param at where what the chunk holds begins
     */
    public static int length(byte[] content, int at) {
        long size = size(content, at);
        int rest = content.length - at;
        boolean isOpen = size > rest || size == 0 && !areFrom(content, at);
        return isOpen ? rest : (int) size;
    }

    private static long size(byte[] content, int at) {
        return ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN).getInt(at - Integer.BYTES) & 0xFFFFFFFFL;
    }

    /** Whether there are chunks and nothing else from a place on to the end. */
    private static boolean areFrom(byte[] content, int begin) {
        long at = begin;
        while (at + CHUNK_HEADER <= content.length) {
            if (!isName(content, at)) return false;
            at = next(content, (int) at);
        }
        return at == content.length;
    }

    private static boolean isName(byte[] content, long at) {
        if (at + NAME > content.length) return false;
        for (int i = 0; i < NAME; i++) if (content[(int) at + i] < ' ') return false;
        return true;
    }

    /** Where the next chunk begins; some programs leave out the byte that makes a size even. */
    private static long next(byte[] content, int chunk) {
        long size = size(content, chunk + CHUNK_HEADER);
        long end = chunk + CHUNK_HEADER + size;
        return size % 2 == 0 || isName(content, end) ? end : end + 1;
    }
}
