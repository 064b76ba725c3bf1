package kodama.sound.vorbis;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import kodama.sound.file.ByteSearch;

/**
 * A page of an Ogg file. A file can contain several streams; each page belongs to one of them, and has a part of its
 * packets in segments of up to 255 bytes.
 *
 * @param at offset of the page
 * @param flags whether it continues a packet, begins a stream, or ends one
 * @param granule number of frames up to the end of the last packet that ends on this page; -1 if no packet does
 * @param serial number of its stream
 * @param sequence number within its stream
 * @param segments number of segments
 * @param end offset after the page
 * @see <a href="https://www.rfc-editor.org/rfc/rfc3533">RFC 3533: The Ogg Encapsulation Format</a>
 */
record OggPage(int at, int flags, long granule, int serial, int sequence, int segments, int end) {
    static final byte[] CAPTURE = ByteSearch.ascii("OggS");

    private static final int CONTINUED = 1;
    private static final int FIRST = 2;
    private static final int LAST = 4;
    private static final int CHECKSUM_AT = 22;

    /** Size of the header before the lengths of the segments. */
    private static final int HEADER = 27;

    /**
     * Reads all pages of a file.
     *
     * @throws IllegalArgumentException if a page is incomplete or damaged
     */
    static List<OggPage> readAll(byte[] file) {
        List<OggPage> pages = new ArrayList<>();
        for (int at = 0; at < file.length; at = pages.get(pages.size() - 1).end)
            pages.add(read(file, at, pages.size() + 1));
        return pages;
    }

    private static OggPage read(byte[] file, int at, int number) {
        if (!ByteSearch.matches(file, at, CAPTURE)) {
            boolean isShort = file.length - at < CAPTURE.length;
            throw new IllegalArgumentException(
                    isShort ? endsIn(number) : "its page %d at byte %d does not start with OggS".formatted(number, at));
        }
        if (at + HEADER > file.length) throw new IllegalArgumentException(endsIn(number));
        int segments = file[at + HEADER - 1] & 0xFF;
        int end = at + HEADER + segments;
        for (int i = 0; i < segments && end <= file.length; i++) end += file[at + HEADER + i] & 0xFF;
        if (end > file.length || at + HEADER + segments > file.length)
            throw new IllegalArgumentException(endsIn(number));
        ByteBuffer header = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        if (header.getInt(at + CHECKSUM_AT) != OggChecksum.of(file, at, end, at + CHECKSUM_AT))
            throw new IllegalArgumentException(
                    "its page %d at byte %d is damaged: the checksum is wrong".formatted(number, at));
        return new OggPage(
                at,
                file[at + 5],
                header.getLong(at + 6),
                header.getInt(at + 14),
                header.getInt(at + 18),
                segments,
                end);
    }

    private static String endsIn(int number) {
        return "it ends within its page " + number;
    }

    boolean isContinued() {
        return (flags & CONTINUED) != 0;
    }

    boolean isFirst() {
        return (flags & FIRST) != 0;
    }

    boolean isLast() {
        return (flags & LAST) != 0;
    }

    /** Returns the offset of the first segment. */
    int body() {
        return at + HEADER + segments;
    }

    /** Returns the length of a segment. A packet ends with the first segment that is shorter than 255 bytes. */
    int segment(byte[] file, int number) {
        return file[at + HEADER + number] & 0xFF;
    }

    /** Checksums of pages: CRC-32 with the most significant bit first, of which Java's class is the mirror image. */
    static final class OggChecksum {
        private static final int POLYNOMIAL = 0x04C1_1DB7;
        private static final int BYTES = 4;
        private static final int[] TABLE = table();

        private OggChecksum() {}

        private static int[] table() {
            int[] table = new int[256];
            for (int i = 0; i < table.length; i++) {
                int value = i << 24;
                for (int bit = 0; bit < 8; bit++) value = value << 1 ^ (value < 0 ? POLYNOMIAL : 0);
                table[i] = value;
            }
            return table;
        }

        /** Computes a checksum; the four bytes of the stored one count as 0. */
        static int of(byte[] file, int begin, int end, int stored) {
            int sum = of(0, file, begin, stored);
            for (int i = 0; i < BYTES; i++) sum = sum << 8 ^ TABLE[sum >>> 24];
            return of(sum, file, stored + BYTES, end);
        }

        private static int of(int before, byte[] file, int begin, int end) {
            int sum = before;
            for (int i = begin; i < end; i++) sum = sum << 8 ^ TABLE[(sum >>> 24 ^ file[i]) & 0xFF];
            return sum;
        }
    }
}
