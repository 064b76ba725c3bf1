package kodama.lua.open;

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
    private final ShellCommand shell;
    // One of the two is null: a pipe goes one way.
    private final @Nullable InputStream in;
    private final @Nullable OutputStream out;

    private PipeStream(ShellCommand shell, boolean isReading) {
        this.shell = shell;
        in = isReading ? new BufferedInputStream(shell.process().getInputStream()) : null;
        out = isReading ? null : new BufferedOutputStream(shell.process().getOutputStream());
    }

    /**
     * Starts a command and reads what it writes.
     *
     * @param command what the shell is to run
     * @throws IOException if the system refuses
     */
    public static PipeStream reading(String command) throws IOException {
        return new PipeStream(ShellCommand.start(command, Redirect.INHERIT, Redirect.PIPE), true);
    }

    /**
     * Starts a command and writes what it reads.
     *
     * @param command what the shell is to run
     * @throws IOException if the system refuses
     */
    public static PipeStream writing(String command) throws IOException {
        return new PipeStream(ShellCommand.start(command, Redirect.PIPE, Redirect.INHERIT), false);
    }

    /**
     * Closes this end and waits for the command; how that ended.
     *
     * @return what {@code close} returns
     * @throws IOException if the system refuses
     */
    public Varargs closeAndWait() throws IOException {
        close();
        return shell.waitForEnd();
    }

    /** Waits for the command at the end of the program, where no one asks any more. */
    void closeQuietly() {
        if (!isClosed()) FileResult.values(null, this::closeAndWait);
    }

    @Override
    InputStream source() throws IOException {
        if (in == null) throw new IOException("Bad file descriptor");
        return in;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        if (out == null) throw new IOException("Bad file descriptor");
        out.write(bytes, offset, length);
    }

    @Override
    public void flush() throws IOException {
        if (out != null) out.flush();
    }

    @Override
    void release() throws IOException {
        if (in != null) in.close();
        if (out != null) out.close();
    }
}
