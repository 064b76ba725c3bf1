package kodama.cli.dev;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/** Tells who has started the program: a person at a terminal, a desktop, or another program. */
final class Terminal {
    private Terminal() {}

    /** Whether a person reads and types in a terminal. Java 22 has a console without one, too, and tells it apart. */
    static boolean isThere() {
        Console console = System.console();
        if (console == null) return false;
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException older) {
            return true;
        } catch (ReflectiveOperationException unknown) {
            return false;
        }
    }

    /**
     * Whether it was a desktop, by a double click: then there is no terminal, and nowhere to print to. A program that
     * reads what is printed was itself started from a terminal, which names itself, or under Windows is connected. Some
     * desktops were started from a terminal as well; what is printed then goes nowhere.
     */
    static boolean isDesktop() {
        if (isThere()) return false;
        boolean isWindows =
                System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        return isWindows ? !FileDescriptor.out.valid() : System.getenv("TERM") == null || isNowhere(0) && isNowhere(1);
    }

    /** Whether a stream, by its number, leads nowhere; without a list of them it is taken to lead somewhere. */
    private static boolean isNowhere(int stream) {
        try {
            return Path.of("/proc/self/fd/" + stream).toRealPath().equals(Path.of("/dev/null"));
        } catch (IOException unknown) {
            return false;
        }
    }
}
