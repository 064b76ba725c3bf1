package kodama.replay;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import kodama.save.ByteString;
import org.jspecify.annotations.Nullable;

/**
 * Growing bytes in chunks that never change once they are full, so that a snapshot copies only the last one. Numbers
 * are little-endian base 128, as in protocol buffers. {@link ByteCursor} reads the same. Not thread-safe.
 */
final class ByteChunks {
    private static final int CHUNK = 1 << 14;
    private static final int BITS = 7;
    private static final int MORE = 1 << BITS;

    private final List<byte[]> full = new ArrayList<>();
    private byte[] last = new byte[CHUNK];
    private int used;

    long size() {
        return (long) full.size() * CHUNK + used;
    }

    /** Returns the bytes so far, in chunks that do not change. */
    List<byte[]> snapshot() {
        return snapshot(0);
    }

    /** Returns the bytes from a position on, in chunks that do not change. */
    List<byte[]> snapshot(long from) {
        if (from == size()) return new ArrayList<>();
        int first = (int) (from / CHUNK);
        int skipped = (int) (from % CHUNK);
        List<byte[]> chunks = new ArrayList<>(full.subList(first, full.size()));
        if (used > 0) chunks.add(Arrays.copyOf(last, used));
        if (skipped > 0) chunks.set(0, Arrays.copyOfRange(chunks.get(0), skipped, chunks.get(0).length));
        return chunks;
    }

    void put(int value) {
        if (used == CHUNK) {
            full.add(last);
            last = new byte[CHUNK];
            used = 0;
        }
        last[used++] = (byte) value;
    }

    /** Writes a number as if it had no sign: small ones in a byte, negative ones in ten. */
    void number(long value) {
        long rest = value;
        while ((rest & -MORE) != 0) {
            put((int) (rest & MORE - 1) | MORE);
            rest >>>= BITS;
        }
        put((int) rest);
    }

    /** Writes a number near 0, of either sign. */
    void signed(long value) {
        number(value << 1 ^ value >> Long.SIZE - 1);
    }

    void fixed(long value, int bytes) {
        for (int i = 0; i < bytes; i++) put((int) (value >>> i * Byte.SIZE));
    }

    void bytes(byte[] value) {
        number(value.length);
        for (byte each : value) put(each);
    }

    void text(String value) {
        bytes(value.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes plain data: null, a Boolean, a Number, a String, or a List or Map of plain data. */
    void plain(@Nullable Object value) {
        if (value == null) put(PlainTag.NULL);
        else if (value instanceof Boolean truth) put(truth ? PlainTag.TRUE : PlainTag.FALSE);
        else if (value instanceof Number number) plainNumber(number.doubleValue());
        else if (value instanceof List<?> list) plainList(list);
        else if (value instanceof Map<?, ?> map) plainMap(map);
        else plainText(value.toString());
    }

    private void plainNumber(double number) {
        put(PlainTag.NUMBER);
        fixed(Double.doubleToLongBits(number), Long.BYTES);
    }

    private void plainText(String text) {
        put(PlainTag.TEXT);
        bytes(ByteString.toBytes(text));
    }

    private void plainList(List<?> list) {
        put(PlainTag.LIST);
        number(list.size());
        list.forEach(this::plain);
    }

    private void plainMap(Map<?, ?> map) {
        put(PlainTag.MAP);
        number(map.size());
        map.forEach((key, value) -> {
            plain(key);
            plain(value);
        });
    }

    void numbers(Map<String, Long> map) {
        SortedMap<String, Long> sorted = new TreeMap<>(map);
        number(sorted.size());
        sorted.forEach((name, value) -> {
            text(name);
            fixed(value, Long.BYTES);
        });
    }

    /** The first byte of plain data. */
    static final class PlainTag {
        static final int NULL = 0;
        static final int FALSE = 1;
        static final int TRUE = 2;
        static final int NUMBER = 3;
        static final int TEXT = 4;
        static final int LIST = 5;
        static final int MAP = 6;

        private PlainTag() {}
    }
}
