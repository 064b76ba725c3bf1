package kodama.draw.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Reads little-endian numbers; never beyond its end. */
final class ByteReader {
    /** Most bytes that a byte of compressed data can expand to. */
    private static final long MAX_INFLATED = 1032;

    private final ByteBuffer in;

    ByteReader(byte[] bytes) {
        this(ByteBuffer.wrap(bytes));
    }

    private ByteReader(ByteBuffer in) {
        this.in = in.order(ByteOrder.LITTLE_ENDIAN);
    }

    int u8() throws IOException {
        require(1);
        return in.get() & 0xFF;
    }

    int u16() throws IOException {
        require(2);
        return in.getShort() & 0xFFFF;
    }

    int s16() throws IOException {
        require(2);
        return in.getShort();
    }

    int s32() throws IOException {
        require(4);
        return in.getInt();
    }

    long u32() throws IOException {
        return s32() & 0xFFFF_FFFFL;
    }

    /** Reads a length in bytes and a text in UTF-8. */
    String text() throws IOException {
        return new String(bytes(u16()), StandardCharsets.UTF_8);
    }

    byte[] bytes(long count) throws IOException {
        require(count);
        byte[] bytes = new byte[(int) count];
        in.get(bytes);
        return bytes;
    }

    void skip(long count) throws IOException {
        require(count);
        in.position(in.position() + (int) count);
    }

    /** Steps back over bytes that were read. */
    void back(int count) {
        in.position(in.position() - count);
    }

    int remaining() {
        return in.remaining();
    }

    int position() {
        return in.position();
    }

    /** Returns a reader of the next bytes, which are skipped here. */
    ByteReader part(long count) throws IOException {
        require(count);
        ByteReader part = new ByteReader(in.slice(in.position(), (int) count));
        skip(count);
        return part;
    }

    /** Returns another reader of the bytes that remain. */
    ByteReader copy() {
        return new ByteReader(in.slice());
    }

    private void require(long count) throws IOException {
        if (count < 0 || count > in.remaining()) throw new IOException("there is too little data");
    }

    /**
     * Decompresses all remaining bytes.
     *
     * @param size number of bytes of the result
     * @throws IOException if they are damaged or too few; then nothing has been allocated for a size that they cannot
     *     have
     */
    byte[] inflated(long size) throws IOException {
        if (size > MAX_INFLATED * in.remaining() || size > Integer.MAX_VALUE - 8)
            throw new IOException("there is too little compressed data");
        byte[] result = new byte[(int) size];
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(in.slice());
            int done = 0;
            while (done < size) {
                int count = inflater.inflate(result, done, (int) size - done);
                if (count == 0) throw new IOException("there is too little compressed data");
                done += count;
            }
            return result;
        } catch (DataFormatException damaged) {
            throw new IOException("the compressed data is damaged");
        } finally {
            inflater.end();
        }
    }
}
