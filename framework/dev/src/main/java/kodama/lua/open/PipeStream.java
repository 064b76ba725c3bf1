package kodama.lua.open;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Varargs;

/** One end of a command that {@code io.popen} has started: its output or its input. */
final class PipeStream extends SequentialStream {
    private final ShellProcess shell;
    // One of the two is null, because a pipe has one direction.
    private final @Nullable InputStream in;
    private final @Nullable OutputStream out;

    private PipeStream(ShellProcess shell, boolean isReading) {
        this.shell = shell;
        in = isReading ? new BufferedInputStream(shell.process().getInputStream()) : null;
        out = isReading ? null : new BufferedOutputStream(shell.process().getOutputStream());
    }

    /**
     * Starts a command and reads its output.
     *
     * @param command shell command
     * @throws IOException if the system refuses
     */
    public static PipeStream reading(String command) throws IOException {
        return new PipeStream(ShellProcess.start(command, Redirect.INHERIT, Redirect.PIPE), true);
    }

    /**
     * Starts a command and writes its input.
     *
     * @param command shell command
     * @throws IOException if the system refuses
     */
    public static PipeStream writing(String command) throws IOException {
        return new PipeStream(ShellProcess.start(command, Redirect.PIPE, Redirect.INHERIT), false);
    }

    /**
     * Closes this end, waits for the command and returns its result.
     *
     * @return results of {@code close}
     * @throws IOException if the system refuses
     */
    public Varargs closeAndWait() throws IOException {
        close();
        return shell.waitForEnd();
    }

    /** Closes this end and waits for the command when the program ends; ignores errors. */
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
