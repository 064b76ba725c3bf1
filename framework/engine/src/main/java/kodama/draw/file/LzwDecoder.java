package kodama.draw.file;

import java.io.IOException;
import java.util.function.IntConsumer;

/** Decodes the compressed pixels of a GIF picture. */
final class LzwDecoder {
    private static final int MAX_CODES = 4096;
    private static final int MAX_BITS = 12;

    private final int codeSize;
    private final byte[] data;
    private int at;
    private int buffer;
    private int buffered;

    /** The code of all but the last pixel of each code's pixels. */
    private final short[] prefixes = new short[MAX_CODES];
    /** The last pixel of each code's pixels. */
    private final byte[] lasts = new byte[MAX_CODES];

    private final byte[] stack = new byte[MAX_CODES + 1];

    /**
     * Starts at the first code.
     *
     * @param codeSize bits per pixel, 1 to 8
     * @throws IOException if it is out of range
     */
    LzwDecoder(int codeSize, byte[] data) throws IOException {
        if (codeSize < 1 || codeSize > 8) throw new IOException("a pixel must have 1 to 8 bits but has " + codeSize);
        this.codeSize = codeSize;
        this.data = data;
        for (int i = 0; i < 1 << codeSize; i++) lasts[i] = (byte) i;
    }

    /**
     * Decodes pixels.
     *
     * @throws IOException if there are fewer, or the data is damaged
     */
    void decode(IntConsumer target, long pixels) throws IOException {
        int clear = 1 << codeSize;
        int bits = codeSize + 1;
        int next = clear + 2;
        int previous = -1;
        int first = 0;
        long done = 0;
        while (done < pixels) {
            int code = code(bits);
            if (code == clear) {
                bits = codeSize + 1;
                next = clear + 2;
                previous = -1;
                continue;
            }
            if (code < 0 || code == clear + 1) throw new IOException("there is too little data");
            boolean isNew = code == next && previous >= 0;
            if (code > next || code == next && !isNew) throw new IOException("the compressed data is damaged");
            int depth = 0;
            int walked = code;
            if (isNew) {
                stack[depth++] = (byte) first;
                walked = previous;
            }
            while (walked > clear) {
                stack[depth++] = lasts[walked];
                walked = prefixes[walked];
            }
            first = walked;
            stack[depth++] = (byte) first;
            while (depth > 0 && done < pixels) {
                target.accept(stack[--depth] & 255);
                done++;
            }
            if (previous >= 0 && next < MAX_CODES) {
                prefixes[next] = (short) previous;
                lasts[next] = (byte) first;
                next++;
                if (next == 1 << bits && bits < MAX_BITS) bits++;
            }
            previous = code;
        }
    }

    /** Returns the next code; -1 at the end. */
    private int code(int bits) {
        while (buffered < bits) {
            if (at == data.length) return -1;
            buffer |= (data[at++] & 255) << buffered;
            buffered += 8;
        }
        int code = buffer & (1 << bits) - 1;
        buffer >>>= bits;
        buffered -= bits;
        return code;
    }
}
