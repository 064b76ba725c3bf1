package kodama.lua.open;

import java.io.IOException;
import org.luaj.vm2.LuaString;

/** The byte stream behind a script's file object, with a single position. */
abstract class LuaStream {
    /** Returned at the end of the stream. */
    static final int END = -1;

    /** Number of the stream within its machine. */
    int number;

    /** Buffering mode: flush after every write, after a line, or when the buffer is full. */
    private String buffering = "full";

    private boolean closed;

    /**
     * Returns the number of the stream, which {@code tostring} shows to distinguish the streams of a machine.
     *
     * @return the number, from 1
     */
    public final int number() {
        return number;
    }

    /** Returns the next byte without consuming it, or {@link #END}. */
    abstract int peek() throws IOException;

    /** Returns and consumes the next byte, or returns {@link #END}. */
    abstract int read() throws IOException;

    /**
     * Writes bytes at the current position.
     *
     * @param bytes contains the bytes
     * @param offset index of the first byte
     * @param length number of bytes
     * @throws IOException if the system refuses
     */
    public abstract void write(byte[] bytes, int offset, int length) throws IOException;

    /**
     * Writes all buffered bytes.
     *
     * @throws IOException if the system refuses
     */
    public abstract void flush() throws IOException;

    /**
     * Returns the current position.
     *
     * @return number of bytes from the start
     * @throws IOException if the system refuses
     */
    public abstract long position() throws IOException;

    /**
     * Returns the length of the file.
     *
     * @return number of bytes
     * @throws IOException if the system refuses
     */
    public abstract long length() throws IOException;

    /**
     * Sets the current position.
     *
     * @param position number of bytes from the start
     * @throws IOException if the system refuses
     */
    public abstract void seek(long position) throws IOException;

    /** Closes the underlying resource, for streams that scripts may close. */
    abstract void release() throws IOException;

    /**
     * Sets the buffering mode.
     *
     * @param mode {@code no}, {@code line} or {@code full}
     * @throws IOException if the system refuses
     */
    public final void setBuffer(String mode) throws IOException {
        buffering = mode;
        flush();
    }

    /**
     * Flushes a string that was just written, as far as the buffering mode requires.
     *
     * @throws IOException if the system refuses
     */
    public final void flushAsBuffered(LuaString text) throws IOException {
        boolean isDue = buffering.equals("no") || buffering.equals("line") && text.indexOf((byte) '\n', 0) >= 0;
        if (isDue) flush();
    }

    /**
     * Returns whether the stream is closed.
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
