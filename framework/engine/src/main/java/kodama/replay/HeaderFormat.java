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
    /** Most bytes of a header of any version of the format; those of this version have at most 9,000. */
    static final int MAX_BYTES = 64 << 10;

    private static final byte STRING = 's';
    private static final byte NUMBER = 'n';
    private static final byte TRUE = 't';
    private static final byte FALSE = 'f';

    private HeaderFormat() {}

    static byte[] encode(ReplayHeader header) {
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
        byte[] bytes = new byte[out.flip().remaining()];
        out.get(bytes);
        return bytes;
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
     * @throws IllegalArgumentException if it is damaged; the message is a phrase
     */
    static ReplayHeader decode(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        try {
            ReplayHeader header = header(in);
            if (in.hasRemaining()) throw new IllegalArgumentException("its header is too long");
            return header;
        } catch (BufferUnderflowException end) {
            throw new IllegalArgumentException("its header is cut off", end);
        }
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
