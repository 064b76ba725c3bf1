package kodama.lua.open;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A standard stream of the process, which has no position and cannot be closed. */
final class ConsoleStream extends SequentialStream {
    private final BufferedInputStream in;
    private final OutputStream out;

    private ConsoleStream(InputStream in, OutputStream out) {
        this.in = new BufferedInputStream(in);
        this.out = out;
    }

    /**
     * Returns a stream that reads from standard input.
     *
     * @param in the program's input
     */
    public static ConsoleStream reading(InputStream in) {
        return new ConsoleStream(in, OutputStream.nullOutputStream());
    }

    /**
     * Returns a stream that writes to an output of the process.
     *
     * @param out the program's output
     */
    public static ConsoleStream writing(OutputStream out) {
        return new ConsoleStream(InputStream.nullInputStream(), out);
    }

    @Override
    InputStream source() {
        return in;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        out.write(bytes, offset, length);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    void release() throws IOException {
        flush();
    }
}
