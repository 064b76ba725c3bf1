package kodama.replay;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * The bytes of a replay. All numbers are big-endian.
 *
 * <pre>
 *  0  8  KREPLAY and a line feed
 *  8  4  version of the format
 * 12  4  length of the header
 * 16  4  length of the compressed body
 * 20  4  length of the body
 * 24  4  CRC-32C of the bytes above and the header
 * 28     header; from version 2 on also the length of a picture, as four bytes, and a PNG file
 *        body, compressed (RFC 1950)
 *     4  CRC-32C of everything above
 * </pre>
 *
 * The first two lines are the same in all versions. A list of replays needs only the start of each file, and finds by
 * its size whether it is cut off.
 */
final class ReplayFormat {
    /** Newest version of the format. */
    static final int VERSION = 2;

    /** Version of files without a thumbnail, which older versions of Kodama can read. */
    private static final int PLAIN_VERSION = 1;

    /** Bytes in front of the header. */
    static final int START_BYTES = 28;

    /** Most bytes of a file. */
    static final int MAX_FILE_BYTES = 64 << 20;

    /** Most bytes of a body before compression. */
    static final int MAX_BODY_BYTES = 256 << 20;

    private static final byte[] MAGIC = "KREPLAY\n".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION_AT = 8;
    private static final int LENGTHS_AT = 12;
    private static final int HEADER_SUM_AT = 24;
    private static final int SUM_BYTES = 4;

    private ReplayFormat() {}

    static byte[] encode(ReplayHeader header, byte[] thumbnail, List<byte[]> chunks) {
        long length = 0;
        for (byte[] chunk : chunks) length += chunk.length;
        checkMost("the recording", length, MAX_BODY_BYTES);
        byte[] head = HeaderFormat.encode(header, thumbnail);
        byte[] body = BodyCompression.deflate(chunks);
        long size = (long) START_BYTES + head.length + body.length + SUM_BYTES;
        checkMost("the replay", size, MAX_FILE_BYTES);

        ByteBuffer out = ByteBuffer.allocate((int) size);
        int version = thumbnail.length == 0 ? PLAIN_VERSION : VERSION;
        out.put(MAGIC).putInt(version).putInt(head.length).putInt(body.length).putInt((int) length);
        out.putInt(headerSum(out.array(), head, 0, head.length));
        out.put(head).put(body);
        return out.putInt(sum(out.array(), out.position())).array();
    }

    static void checkMost(String name, long bytes, int most) {
        if (bytes > most) throw new ReplayException(name + " must have at most " + most + " bytes but has " + bytes);
    }

    private static int headerSum(byte[] start, byte[] header, int from, int length) {
        CRC32C sum = new CRC32C();
        sum.update(start, 0, HEADER_SUM_AT);
        sum.update(header, from, length);
        return (int) sum.getValue();
    }

    private static int sum(byte[] content, int end) {
        CRC32C sum = new CRC32C();
        sum.update(content, 0, end);
        return (int) sum.getValue();
    }

    /**
     * Returns how many bytes of a file are needed to read its header.
     *
     * @param start the first bytes of the file
     */
    static int bytesOfHeader(byte[] start) {
        if (start.length < START_BYTES) return START_BYTES;
        int length = ByteBuffer.wrap(start).getInt(LENGTHS_AT);
        return length < 0 || length > HeaderFormat.MAX_BYTES ? START_BYTES : START_BYTES + length;
    }

    /**
     * Reads the header.
     *
     * @param name the file, for messages
     * @param start at least {@link #bytesOfHeader} bytes, or the whole file if it is shorter
     * @param size size of the whole file
     * @throws ReplayException if it is not a replay, is damaged or of a newer version
     */
    static HeaderFormat.Decoded header(String name, byte[] start, long size) {
        checkMagic(name, start);
        checkVersion(name, start);
        if (start.length < START_BYTES) throw ReplayException.damaged(name, "it is cut off");
        Lengths lengths = Lengths.of(start);
        try {
            lengths.check(start, size);
            int end = START_BYTES + lengths.header;
            return HeaderFormat.decode(Arrays.copyOfRange(start, START_BYTES, end), version(start) != PLAIN_VERSION);
        } catch (IllegalArgumentException broken) {
            throw ReplayException.damaged(name, String.valueOf(broken.getMessage()));
        }
    }

    private static void checkMagic(String name, byte[] start) {
        int length = Math.min(start.length, MAGIC.length);
        if (length == 0) throw new ReplayException(name + " is not a replay: it is empty");
        if (!Arrays.equals(start, 0, length, MAGIC, 0, length))
            throw new ReplayException(name + " is not a replay: it does not begin with KREPLAY");
    }

    private static void checkVersion(String name, byte[] start) {
        if (start.length < LENGTHS_AT) throw ReplayException.damaged(name, "it is cut off");
        int version = version(start);
        if (version < PLAIN_VERSION) throw ReplayException.damaged(name, "there is no format " + version);
        if (version > VERSION)
            throw new ReplayException(name + " was written by a newer version of Kodama (format " + version
                    + "; this one reads " + VERSION + ")");
    }

    private static int version(byte[] start) {
        return ByteBuffer.wrap(start).getInt(VERSION_AT);
    }

    /** The lengths that a file declares. */
    private record Lengths(int header, int compressed, int body, int sum) {
        static Lengths of(byte[] start) {
            ByteBuffer in = ByteBuffer.wrap(start).position(LENGTHS_AT);
            return new Lengths(in.getInt(), in.getInt(), in.getInt(), in.getInt());
        }

        void check(byte[] start, long size) {
            check("header", header, HeaderFormat.MAX_BYTES);
            check("compressed body", compressed, MAX_FILE_BYTES);
            check("body", body, MAX_BODY_BYTES);
            long right = (long) START_BYTES + header + compressed + SUM_BYTES;
            if (start.length < START_BYTES + header) throw new IllegalArgumentException("it is cut off");
            if (headerSum(start, start, START_BYTES, header) != sum)
                throw new IllegalArgumentException("the checksum of its header is wrong");
            if (size < right) throw new IllegalArgumentException("it is cut off");
            if (size > right) throw new IllegalArgumentException("it has bytes after its end");
        }

        private static void check(String name, int length, int most) {
            if (length < 0 || length > most)
                throw new IllegalArgumentException("its " + name + " must have at most " + most + " bytes but has "
                        + Integer.toUnsignedString(length));
        }
    }

    /**
     * Reads a whole replay.
     *
     * @param name the file, for messages
     * @throws ReplayException if it is not a replay, is damaged or of a newer version
     */
    static Replay decode(String name, byte[] content) {
        ReplayHeader header = header(name, content, content.length).header();
        Lengths lengths = Lengths.of(content);
        int end = content.length - SUM_BYTES;
        if (ByteBuffer.wrap(content).getInt(end) != sum(content, end))
            throw ReplayException.damaged(name, "its checksum is wrong");
        try {
            int from = START_BYTES + lengths.header;
            return new Replay(name, header, BodyCompression.inflate(content, from, lengths.compressed, lengths.body));
        } catch (IllegalArgumentException broken) {
            throw ReplayException.damaged(name, String.valueOf(broken.getMessage()));
        } catch (OutOfMemoryError full) {
            String reason = "not enough memory for the " + lengths.body + " bytes of its events";
            throw new ReplayException(name + " cannot be read (" + reason + ")", full);
        }
    }
}
