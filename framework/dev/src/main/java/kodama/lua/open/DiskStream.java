package kodama.lua.open;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;

/** A file on disk, with the semantics of C's {@code fopen}. */
final class DiskStream extends LuaStream {
    private static final int BUFFER = 8192;

    private final RandomAccessFile file;
    private final boolean readable;
    private final boolean writable;
    /** Whether all writes go to the end of the file. */
    private final boolean appending;

    private final byte[] buffer = new byte[BUFFER];

    /** Position of the next buffered byte to read; the buffer ends at {@link #filled}. */
    private int at;

    private int filled;

    /** Number of bytes still to be written; while there are some, no bytes are buffered for reading. */
    private int pending;

    /**
     * Opens a file.
     *
     * @param mode the mode of {@code io.open}: {@code r}, {@code w} or {@code a}, optionally with {@code +} and {@code
     *     b}
     * @throws IOException if the system refuses
     */
    public DiskStream(File path, String mode) throws IOException {
        boolean both = mode.indexOf('+') > 0;
        readable = both || mode.startsWith("r");
        writable = both || !mode.startsWith("r");
        appending = mode.startsWith("a");
        if (mode.startsWith("r") && !path.exists())
            throw new IOException(isBelowFile(path) ? "Not a directory" : "No such file or directory");
        if (writable && path.isDirectory()) throw new IOException("Is a directory");
        file = open(path, writable);
        if (mode.startsWith("w")) file.setLength(0);
    }

    private static RandomAccessFile open(File path, boolean writable) throws IOException {
        try {
            return new RandomAccessFile(path, writable ? "rw" : "r");
        } catch (IOException refused) {
            throw new IOException(reason(path), refused);
        }
    }

    private static String reason(File path) {
        if (path.isDirectory()) return "Is a directory";
        if (isBelowFile(path)) return "Not a directory";
        File folder = path.getAbsoluteFile().getParentFile();
        boolean missing = !path.exists() && (folder == null || !folder.isDirectory());
        return missing ? "No such file or directory" : "Permission denied";
    }

    private static boolean isBelowFile(File path) {
        File folder = path.getAbsoluteFile().getParentFile();
        return folder != null && folder.isFile();
    }

    @Override
    int peek() throws IOException {
        return at < filled || fill() ? buffer[at] & 0xFF : END;
    }

    @Override
    int read() throws IOException {
        return at < filled || fill() ? buffer[at++] & 0xFF : END;
    }

    private boolean fill() throws IOException {
        if (!readable) throw new IOException("Bad file descriptor");
        flush();
        at = 0;
        filled = Math.max(0, file.read(buffer));
        return filled > 0;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        if (!writable) throw new IOException("Bad file descriptor");
        forgetReadAhead();
        if (length > BUFFER - pending) flush();
        if (length > BUFFER) writeThrough(bytes, offset, length);
        else {
            System.arraycopy(bytes, offset, buffer, pending, length);
            pending += length;
        }
    }

    private void forgetReadAhead() throws IOException {
        if (at < filled) file.seek(file.getFilePointer() - (filled - at));
        at = filled = 0;
    }

    private void writeThrough(byte[] bytes, int offset, int length) throws IOException {
        if (appending) file.seek(file.length());
        file.write(bytes, offset, length);
    }

    @Override
    public void flush() throws IOException {
        int length = pending;
        pending = 0;
        if (length > 0) writeThrough(buffer, 0, length);
    }

    @Override
    public long position() throws IOException {
        return file.getFilePointer() - (filled - at) + pending;
    }

    @Override
    public long length() throws IOException {
        flush();
        return file.length();
    }

    @Override
    public void seek(long position) throws IOException {
        if (position < 0) throw new IOException("Invalid argument");
        flush();
        at = filled = 0;
        file.seek(position);
    }

    @Override
    void release() throws IOException {
        try {
            flush();
        } finally {
            file.close();
        }
    }
}
