package kodama.lua.open;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A command under way in the system's shell, and how it ended, in the words of {@code os.execute}. */
public final class ShellCommand {

    /** Java gives a signal as an exit code above this. So may the command; then the shell leaves a mark. */
    private static final int SIGNALS = 128;

    private static final String SCRIPT = "trap '[ $? -gt " + SIGNALS + " ] && : > \"$1\"' EXIT; eval \"$2\"";

    private final Process process;
    private final File mark;

    private ShellCommand(Process process, File mark) {
        this.process = process;
        this.mark = mark;
    }

    /**
     * Starts a command that shares the standard streams, but for those given.
     *
     * @param command what the shell is to run
     * @param in where its input comes from
     * @param out where its output goes
     * @return the command that runs
     * @throws IOException if the system refuses
     */
    public static ShellCommand start(String command, Redirect in, Redirect out) throws IOException {
        File mark = new File(
                System.getProperty("java.io.tmpdir"),
                "lua_" + ProcessHandle.current().pid() + "_" + System.nanoTime());
        Process process = new ProcessBuilder("sh", "-c", SCRIPT, "sh", mark.getPath(), command)
                .redirectInput(in)
                .redirectOutput(out)
                .redirectError(Redirect.INHERIT)
                .start();
        return new ShellCommand(process, mark);
    }

    Process process() {
        return process;
    }

    /**
     * Waits for the end: whether all went well, whether it was an exit or a signal, and its number.
     *
     * @return what {@code os.execute} returns
     * @throws IOException if the system refuses
     */
    public Varargs waitForEnd() throws IOException {
        int code = await();
        boolean isSignal = code > SIGNALS && !mark.delete();
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
