package kodama.lua.open;

import java.io.IOException;
import org.luaj.vm2.LuaString;

/** What a script's file object stands on: bytes in, bytes out, one place in between. */
abstract class LuaStream {
    /** Read instead of a byte where there is none left. */
    static final int END = -1;

    /** Counts the streams of a machine. */
    int number;

    /** After which texts what was written goes out: after all, lines, or none. */
    private String buffering = "full";

    private boolean closed;

    /**
     * Tells the streams of a machine apart in what {@code tostring} gives.
     *
     * @return the stream's number, from 1
     */
    public final int number() {
        return number;
    }

    /** The next byte without taking it, or {@link #END}. */
    abstract int peek() throws IOException;

    /** The next byte, or {@link #END}. */
    abstract int read() throws IOException;

    /**
     * Writes bytes at the place the stream is at.
     *
     * @param bytes holds them
     * @param offset where the first is
     * @param length how many there are
     * @throws IOException if the system refuses
     */
    public abstract void write(byte[] bytes, int offset, int length) throws IOException;

    /**
     * Lets everything go out that was written.
     *
     * @throws IOException if the system refuses
     */
    public abstract void flush() throws IOException;

    /**
     * The place from the start.
     *
     * @return in bytes
     * @throws IOException if the system refuses
     */
    public abstract long position() throws IOException;

    /**
     * How long the file is.
     *
     * @return in bytes
     * @throws IOException if the system refuses
     */
    public abstract long length() throws IOException;

    /**
     * Moves to a place counted from the start.
     *
     * @param position the place; in bytes
     * @throws IOException if the system refuses
     */
    public abstract void seek(long position) throws IOException;

    /** Ends a stream that may be closed by scripts. */
    abstract void release() throws IOException;

    /**
     * Sets {@code no}, {@code line} or {@code full} buffering.
     *
     * @param mode one of the three words
     * @throws IOException if the system refuses
     */
    public final void setBuffer(String mode) throws IOException {
        buffering = mode;
        flush();
    }

    /**
     * Lets a text go out that has just been written, unless it may wait.
     *
     * @throws IOException if the system refuses
     */
    public final void flushAsBuffered(LuaString text) throws IOException {
        boolean isDue = buffering.equals("no") || buffering.equals("line") && text.indexOf((byte) '\n', 0) >= 0;
        if (isDue) flush();
    }

    /**
     * Whether the stream has been closed.
     *
     * @return true after {@link #close}
     */
    public final boolean isClosed() {
        return closed;
    }

    /**
     * Closes the stream.
     *
     * @throws IOException if the system refuses
     */
    public final void close() throws IOException {
        closed = true;
        release();
    }
}
