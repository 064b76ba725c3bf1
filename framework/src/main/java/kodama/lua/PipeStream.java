package kodama.lua;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Varargs;

/** One end of a command that {@code io.popen} has started: what it writes, or what it reads. */
final class PipeStream extends SequentialStream {
    private final Shell shell;
    private final @Nullable InputStream in;
    private final @Nullable OutputStream out;

    private PipeStream(Shell shell, boolean isReading) {
        this.shell = shell;
        in = isReading ? new BufferedInputStream(shell.process().getInputStream()) : null;
        out = isReading ? null : new BufferedOutputStream(shell.process().getOutputStream());
    }

    static PipeStream reading(String command) throws IOException {
        return new PipeStream(Shell.start(command, Redirect.INHERIT, Redirect.PIPE), true);
    }

    static PipeStream writing(String command) throws IOException {
        return new PipeStream(Shell.start(command, Redirect.PIPE, Redirect.INHERIT), false);
    }

    /** Closes this end and waits for the command; how that ended. */
    Varargs end() throws IOException {
        close();
        return shell.end();
    }

    /** Waits for the command at the end of the program, where nobody asks any more. */
    void endQuietly() {
        if (!isClosed()) FileResult.values(null, this::end);
    }

    @Override
    InputStream source() throws IOException {
        if (in == null) throw new IOException("Bad file descriptor");
        return in;
    }

    @Override
    void write(byte[] bytes, int offset, int length) throws IOException {
        if (out == null) throw new IOException("Bad file descriptor");
        out.write(bytes, offset, length);
    }

    @Override
    void flush() throws IOException {
        if (out != null) out.flush();
    }

    @Override
    void release() throws IOException {
        if (in != null) in.close();
        if (out != null) out.close();
    }
}
