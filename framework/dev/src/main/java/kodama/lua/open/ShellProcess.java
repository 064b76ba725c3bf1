package kodama.lua.open;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A running command in the system's shell. Reports how it ended as {@code os.execute} does. */
public final class ShellProcess {
    /**
     * Java reports a signal as an exit code above this. A command may exit with such a code itself; the shell marks
     * that.
     */
    private static final int SIGNALS = 128;

    private static final String SCRIPT = "trap '[ $? -gt " + SIGNALS + " ] && : > \"$1\"' EXIT; eval \"$2\"";

    /** There, commands run in cmd, and none is ended by a signal. */
    private static final boolean IS_WINDOWS = File.separatorChar == '\\';

    private final Process process;
    private final File mark;

    private ShellProcess(Process process, File mark) {
        this.process = process;
        this.mark = mark;
    }

    /**
     * Starts a command that inherits the standard streams, except as given.
     *
     * @param command shell command
     * @param in source of its input
     * @param out target of its output
     * @return the running command
     * @throws IOException if the system refuses
     */
    public static ShellProcess start(String command, Redirect in, Redirect out) throws IOException {
        File mark = new File(
                System.getProperty("java.io.tmpdir"),
                "lua_" + ProcessHandle.current().pid() + "_" + System.nanoTime());
        ProcessBuilder shell = IS_WINDOWS
                ? new ProcessBuilder("cmd", "/c", command)
                : new ProcessBuilder("sh", "-c", SCRIPT, "sh", mark.getPath(), command);
        Process process = shell.redirectInput(in)
                .redirectOutput(out)
                .redirectError(Redirect.INHERIT)
                .start();
        return new ShellProcess(process, mark);
    }

    Process process() {
        return process;
    }

    /**
     * Waits for the end of the command.
     *
     * @return results of {@code os.execute}: whether it succeeded, whether it exited or was ended by a signal, and the
     *     number
     * @throws IOException if the system refuses
     */
    public Varargs waitForEnd() throws IOException {
        int code = await();
        boolean isSignal = !IS_WINDOWS && code > SIGNALS && !mark.delete();
        LuaValue success = code == 0 ? LuaValue.TRUE : LuaValue.NIL;
        LuaValue how = LuaValue.valueOf(isSignal ? "signal" : "exit");
        return LuaValue.varargsOf(success, how, LuaReal.of(isSignal ? code - SIGNALS : code));
    }

    private int await() throws IOException {
        try {
            return process.waitFor();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted system call", interrupted);
        }
    }
}
