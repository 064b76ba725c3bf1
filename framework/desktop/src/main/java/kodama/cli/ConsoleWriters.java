package kodama.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;

/** The standard output and standard error of a command. */
public record ConsoleWriters(PrintWriter out, PrintWriter err) {
    /** Returns writers to the process's own streams, in the terminal's encoding, with control characters escaped. */
    public static ConsoleWriters ofProgram() {
        return new ConsoleWriters(writer(System.out, "stdout"), writer(System.err, "stderr"));
    }

    /** Up to Java 18, the console's encoding has a property of its own; on Windows it differs from that of files. */
    private static PrintWriter writer(PrintStream stream, String name) {
        String older = System.getProperty(
                "sun." + name + ".encoding", Charset.defaultCharset().name());
        String letters = System.getProperty(name + ".encoding", older);
        Charset charset = Charset.isSupported(letters) ? Charset.forName(letters) : Charset.defaultCharset();
        return new PrintWriter(new EscapingWriter(new PrintWriter(stream, true, charset)), true);
    }

    /** Whether the user works in a terminal. From Java 22 on, a console can exist without one. */
    public static boolean isTerminal() {
        java.io.Console console = System.console();
        if (console == null) return false;
        try {
            return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException older) {
            return true;
        } catch (ReflectiveOperationException unknown) {
            return false;
        }
    }
}
