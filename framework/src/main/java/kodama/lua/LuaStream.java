package kodama.lua;

import java.io.IOException;
import org.luaj.vm2.LuaString;

/** What a script's file object stands on: bytes in, bytes out, one place in between. */
abstract class LuaStream {
    static final int END = -1;

    /** Tells streams apart in what {@code tostring} gives. */
    int number;

    /** After which texts what was written goes out: after all, lines, or none. */
    private String buffering = "full";

    private boolean closed;

    /** The next byte without taking it, or {@link #END}. */
    abstract int peek() throws IOException;

    /** The next byte, or {@link #END}. */
    abstract int read() throws IOException;

    abstract void write(byte[] bytes, int offset, int length) throws IOException;

    abstract void flush() throws IOException;

    /** The place from the start. */
    abstract long position() throws IOException;

    abstract long length() throws IOException;

    /** Moves to a place counted from the start. */
    abstract void seek(long position) throws IOException;

    /** Ends a stream that may be closed by scripts. */
    abstract void release() throws IOException;

    /** Sets {@code no}, {@code line} or {@code full} buffering. */
    final void setBuffer(String mode) throws IOException {
        buffering = mode;
        flush();
    }

    /** Lets a text go out that has just been written, unless it may wait. */
    final void wrote(LuaString text) throws IOException {
        boolean isDue = buffering.equals("no") || buffering.equals("line") && text.indexOf((byte) '\n', 0) >= 0;
        if (isDue) flush();
    }

    final boolean isClosed() {
        return closed;
    }

    final void close() throws IOException {
        closed = true;
        release();
    }
}
