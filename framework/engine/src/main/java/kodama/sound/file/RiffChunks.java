package kodama.sound.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The chunks of a WAV file: a name of four letters, a size and the content, starting at even offsets. */
public final class RiffChunks {
    private static final int FILE_HEADER = 12;
    private static final int CHUNK_HEADER = 8;

    /** Length of a chunk's name. */
    private static final int NAME = 4;

    private RiffChunks() {}

    /** Returns whether a file has chunks. */
    public static boolean isRiff(byte[] content) {
        return ByteSearch.matches(content, 0, ByteSearch.ascii("RIFF"))
                || ByteSearch.matches(content, 0, ByteSearch.ascii("RF64"));
    }

    /**
     * Returns the offset of the content of the first chunk of a name that has a minimum length; -1 if there is none.
     */
    public static int find(byte[] content, String name, int least) {
        long at = FILE_HEADER;
        while (at + CHUNK_HEADER + least <= content.length) {
            if (ByteSearch.matches(content, (int) at, ByteSearch.ascii(name))) return (int) at + CHUNK_HEADER;
            at = next(content, (int) at);
        }
        return -1;
    }

    /**
     * Returns the number of content bytes of a chunk that are in the file. A file recorded into a pipe has a size of 0
     * or too large a size; its chunk extends to the end of the file, unless other chunks follow.
     *
     * @param at offset of the content
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

    /** Returns whether there are only chunks from an offset to the end of the file. */
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

    /** Returns the offset of the next chunk. Some programs omit the padding byte after an odd size. */
    private static long next(byte[] content, int chunk) {
        long size = size(content, chunk + CHUNK_HEADER);
        long end = chunk + CHUNK_HEADER + size;
        return size % 2 == 0 || isName(content, end) ? end : end + 1;
    }
}
