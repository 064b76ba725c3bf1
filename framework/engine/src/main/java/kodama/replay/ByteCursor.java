package kodama.replay;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.replay.ByteChunks.PlainTag;
import kodama.save.ByteString;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link ByteChunks} has written. Nothing is trusted: a declared length is compared with the bytes that are
 * left before anything is allocated. Each method throws a {@link ReplayException} if the bytes are wrong.
 */
final class ByteCursor {
    private static final int BITS = 7;
    private static final int MORE = 1 << BITS;
    private static final int MAX_DEPTH = 64;

    /** Most values of plain data and of maps; each takes far more memory than the byte or two that it has here. */
    private static final int MAX_VALUES = 1 << 22;

    private final byte[] bytes;
    private int at;
    private int values;

    ByteCursor(byte[] bytes) {
        this.bytes = bytes;
    }

    boolean isAtEnd() {
        return at == bytes.length;
    }

    int position() {
        return at;
    }

    void seek(int position) {
        at = position;
        values = 0;
    }

    int next() {
        if (at == bytes.length) throw new ReplayException("it ends too early");
        return bytes[at++] & 0xFF;
    }

    long number() {
        long value = 0;
        for (int shift = 0; shift < Long.SIZE; shift += BITS) {
            int each = next();
            value |= (long) (each & MORE - 1) << shift;
            if (each < MORE) return value;
        }
        throw new ReplayException("it contains a number that is too long");
    }

    /** Returns a number from 0 to the bound. */
    long number(String what, long most) {
        return bounded(what, number(), most);
    }

    private static long bounded(String what, long value, long most) {
        if (value < 0 || value > most)
            throw new ReplayException(what + " must be at most " + most + " but was " + Long.toUnsignedString(value));
        return value;
    }

    long signed() {
        long value = number();
        return value >>> 1 ^ -(value & 1);
    }

    /** Returns a number near 0 that fits in 32 bits. */
    int signedInt(String what) {
        long value = signed();
        if (value != (int) value) throw new ReplayException(what + " was out of range: " + value);
        return (int) value;
    }

    long fixed(int count) {
        long value = 0;
        for (int i = 0; i < count; i++) value |= (long) next() << i * Byte.SIZE;
        return value;
    }

    /** Returns a number of items, each of which takes at least a byte. */
    private int count(String what) {
        long value = number();
        return (int) bounded(what, value, bytes.length - at);
    }

    byte[] bytes() {
        int length = count("the length of a block");
        byte[] block = Arrays.copyOfRange(bytes, at, at + length);
        at += length;
        return block;
    }

    String text() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes()))
                    .toString();
        } catch (CharacterCodingException wrong) {
            throw new ReplayException("it contains text that is not UTF-8");
        }
    }

    @Nullable
    Object plain() {
        return plain(0);
    }

    private @Nullable Object plain(int depth) {
        if (depth > MAX_DEPTH) throw new ReplayException("it contains data nested deeper than " + MAX_DEPTH);
        countValue();
        int tag = next();
        return switch (tag) {
            case PlainTag.NULL -> null;
            case PlainTag.FALSE -> false;
            case PlainTag.TRUE -> true;
            case PlainTag.NUMBER -> Double.longBitsToDouble(fixed(Long.BYTES));
            case PlainTag.TEXT -> ByteString.of(bytes());
            case PlainTag.LIST -> list(depth);
            case PlainTag.MAP -> map(depth);
            default -> throw new ReplayException("it contains data of an unknown kind: " + tag);
        };
    }

    private void countValue() {
        if (values++ == MAX_VALUES) throw new ReplayException("it contains more than " + MAX_VALUES + " values");
    }

    private List<Object> list(int depth) {
        int count = count("the length of a list");
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < count; i++) list.add(notNull(plain(depth + 1)));
        return list;
    }

    private Map<Object, Object> map(int depth) {
        int count = count("the size of a map");
        Map<Object, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) map.put(key(plain(depth + 1)), notNull(plain(depth + 1)));
        return map;
    }

    private static Object key(@Nullable Object name) {
        if (name instanceof String || name instanceof Boolean) return name;
        if (name instanceof Double number && !number.isNaN()) return number;
        throw new ReplayException("it contains a map with a name that is not a string, number or boolean");
    }

    private static Object notNull(@Nullable Object value) {
        if (value == null) throw new ReplayException("it contains a list or map with an empty entry");
        return value;
    }

    Map<String, Long> numbers() {
        int count = count("the size of a map");
        Map<String, Long> map = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            countValue();
            map.put(text(), fixed(Long.BYTES));
        }
        return map;
    }
}
