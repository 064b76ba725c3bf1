package kodama.lua.open;

import java.io.IOException;
import java.io.InputStream;

/** A stream that cannot seek, such as a console or a pipe. */
abstract class SequentialStream extends LuaStream {

    /** Returns the input, which supports mark and reset by one byte. */
    abstract InputStream source() throws IOException;

    @Override
    final int peek() throws IOException {
        InputStream source = source();
        source.mark(1);
        int next = source.read();
        source.reset();
        return next;
    }

    @Override
    final int read() throws IOException {
        return source().read();
    }

    @Override
    public final long position() throws IOException {
        throw noPlace();
    }

    @Override
    public final long length() throws IOException {
        throw noPlace();
    }

    @Override
    public final void seek(long position) throws IOException {
        throw noPlace();
    }

    private static IOException noPlace() {
        return new IOException("Illegal seek");
    }
}
