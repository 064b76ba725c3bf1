package kodama.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;

/** The output and the error stream of a command. */
public record ConsoleWriters(PrintWriter out, PrintWriter err) {
    /** The streams of the program, in the encoding of the terminal, with control characters escaped. */
    public static ConsoleWriters ofProgram() {
        return new ConsoleWriters(writer(System.out, "stdout"), writer(System.err, "stderr"));
    }

    /** Java up to 18 has another name for the letters of the console, which are not those of files under Windows. */
    private static PrintWriter writer(PrintStream stream, String name) {
        String older = System.getProperty(
                "sun." + name + ".encoding", Charset.defaultCharset().name());
        String letters = System.getProperty(name + ".encoding", older);
        Charset charset = Charset.isSupported(letters) ? Charset.forName(letters) : Charset.defaultCharset();
        return new PrintWriter(new EscapingWriter(new PrintWriter(stream, true, charset)), true);
    }

    /** Whether a person reads and types in a terminal. Java 22 has a console without one, too, and tells it apart. */
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
