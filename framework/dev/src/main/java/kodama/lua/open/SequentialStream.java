package kodama.lua.open;

import java.io.IOException;
import java.io.InputStream;

/** A stream without a place: bytes go by once, as at a console or in a pipe. */
abstract class SequentialStream extends LuaStream {

    /** Where bytes come from; it can be set back by one. */
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
