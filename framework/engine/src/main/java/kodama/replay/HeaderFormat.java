package kodama.replay;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A header as bytes: strings and numbers in the order of the record, then the number of fields, and name, type and
 * value of each. A string is its length in bytes, as two bytes, and its UTF-8.
 */
final class HeaderFormat {
    /** Most bytes of a header of any version of the format; this one has at most 9,000, and a thumbnail. */
    static final int MAX_BYTES = 64 << 10;

    /** Most bytes of a thumbnail. */
    static final int MAX_THUMBNAIL_BYTES = 32 << 10;

    private static final byte STRING = 's';
    private static final byte NUMBER = 'n';
    private static final byte TRUE = 't';
    private static final byte FALSE = 'f';

    private HeaderFormat() {}

    /**
     * What a file has before its events.
     *
     * @param thumbnail a PNG file; empty if there is none
     */
    record Decoded(ReplayHeader header, byte[] thumbnail) {}

    /**
     * Writes a header.
     *
     * @param thumbnail a PNG file; empty for none
     * @throws IllegalArgumentException if the thumbnail is too large
     */
    static byte[] encode(ReplayHeader header, byte[] thumbnail) {
        checkThumbnail(thumbnail.length);
        ByteBuffer out = ByteBuffer.allocate(MAX_BYTES);
        putText(out, header.title());
        putText(out, header.game());
        putText(out, header.version());
        putText(out, header.kodama());
        putText(out, header.java());
        out.putLong(header.recordedAt()).putLong(header.ticks()).putInt(header.fps());
        out.putInt(header.fields().size());
        header.fields().forEach((name, value) -> putField(out, name, value));
        out.putLong(header.fingerprint());
        if (thumbnail.length > 0) out.putInt(thumbnail.length).put(thumbnail);
        byte[] bytes = new byte[out.flip().remaining()];
        out.get(bytes);
        return bytes;
    }

    private static void checkThumbnail(int bytes) {
        if (bytes < 0 || bytes > MAX_THUMBNAIL_BYTES)
            throw new IllegalArgumentException("its thumbnail must have at most " + MAX_THUMBNAIL_BYTES
                    + " bytes but has " + Integer.toUnsignedString(bytes));
    }

    private static void putText(ByteBuffer out, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.putShort((short) bytes.length).put(bytes);
    }

    private static void putField(ByteBuffer out, String name, Object value) {
        putText(out, name);
        if (value instanceof String text) putText(out.put(STRING), text);
        else if (value instanceof Double number) out.put(NUMBER).putDouble(number);
        else out.put(value.equals(true) ? TRUE : FALSE);
    }

    /**
     * Reads a header.
     *
     * @param hasThumbnail whether there is a thumbnail after it
     * @throws IllegalArgumentException if it is damaged; the message is a phrase
     */
    static Decoded decode(byte[] bytes, boolean hasThumbnail) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        try {
            ReplayHeader header = header(in);
            byte[] thumbnail = hasThumbnail ? thumbnail(in) : new byte[0];
            if (in.hasRemaining()) throw new IllegalArgumentException("its header is too long");
            return new Decoded(header, thumbnail);
        } catch (BufferUnderflowException end) {
            throw new IllegalArgumentException("its header is cut off", end);
        }
    }

    private static byte[] thumbnail(ByteBuffer in) {
        int length = in.getInt();
        checkThumbnail(length);
        byte[] bytes = new byte[Math.min(length, in.remaining() + 1)];
        in.get(bytes);
        return bytes;
    }

    private static ReplayHeader header(ByteBuffer in) {
        return new ReplayHeader(
                text(in),
                text(in),
                text(in),
                text(in),
                text(in),
                in.getLong(),
                in.getLong(),
                in.getInt(),
                fields(in),
                in.getLong());
    }

    private static String text(ByteBuffer in) {
        int length = in.getShort() & 0xFFFF;
        if (length > in.remaining()) throw new BufferUnderflowException();
        byte[] bytes = new byte[length];
        in.get(bytes);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException broken) {
            throw new IllegalArgumentException("its header is not UTF-8", broken);
        }
    }

    private static Map<String, Object> fields(ByteBuffer in) {
        int count = in.getInt();
        if (count < 0 || count > ReplayHeader.MAX_FIELDS)
            throw new IllegalArgumentException("a replay must have at most " + ReplayHeader.MAX_FIELDS + " fields");
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < count; i++)
            if (fields.put(text(in), value(in)) != null)
                throw new IllegalArgumentException("its header has a field twice");
        return fields;
    }

    private static Object value(ByteBuffer in) {
        return switch (in.get()) {
            case STRING -> text(in);
            case NUMBER -> in.getDouble();
            case TRUE -> true;
            case FALSE -> false;
            default -> throw new IllegalArgumentException("its header has a field of an unknown type");
        };
    }
}
