package kodama.replay;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Compresses the body of a replay, and expands it within bounds. */
final class BodyCompression {
    private static final int BUFFER_BYTES = 16 << 10;

    private BodyCompression() {}

    static byte[] deflate(List<byte[]> chunks) {
        Deflater deflater = new Deflater();
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream(BUFFER_BYTES);
            byte[] buffer = new byte[BUFFER_BYTES];
            for (byte[] chunk : chunks) {
                deflater.setInput(chunk);
                while (!deflater.needsInput()) out.write(buffer, 0, deflater.deflate(buffer));
            }
            deflater.finish();
            while (!deflater.finished()) out.write(buffer, 0, deflater.deflate(buffer));
            return out.toByteArray();
        } finally {
            deflater.end();
        }
    }

    /**
     * Expands a body. It is expanded twice: the first time only its length is checked, so that nothing is allocated for
     * a length that is not true.
     *
     * @param content the file
     * @param from index of the compressed body
     * @param compressed its length
     * @param length length of the body that the file declares
     * @throws IllegalArgumentException if the body is damaged or has another length; the message is a phrase
     * @throws OutOfMemoryError if the body is too large for the memory
     */
    static byte[] inflate(byte[] content, int from, int compressed, int length) {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(content, from, compressed);
            checkLength(inflater, length);
            byte[] body = new byte[length];
            inflater.reset();
            inflater.setInput(content, from, compressed);
            int read = 0;
            while (read < length) read += inflater.inflate(body, read, length - read);
            return body;
        } catch (DataFormatException broken) {
            throw new IllegalArgumentException("its body cannot be expanded", broken);
        } finally {
            inflater.end();
        }
    }

    private static void checkLength(Inflater inflater, int length) throws DataFormatException {
        byte[] buffer = new byte[BUFFER_BYTES];
        long found = 0;
        while (!inflater.finished()) {
            int read = inflater.inflate(buffer);
            found += read;
            if (found > length) throw new IllegalArgumentException("its body is longer than it declares");
            if (read == 0 && !inflater.finished()) throw new IllegalArgumentException("its body is cut off");
        }
        if (found < length) throw new IllegalArgumentException("its body is shorter than it declares");
        if (inflater.getRemaining() > 0) throw new IllegalArgumentException("it has bytes after its body");
    }
}
