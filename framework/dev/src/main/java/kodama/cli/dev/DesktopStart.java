package kodama.cli.dev;

import java.io.FileDescriptor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import kodama.cli.Terminal;

/** Tells whether a desktop has started the program, by a double click, or a person at a terminal or another program. */
final class DesktopStart {
    private DesktopStart() {}

    /**
     * Whether it was a desktop: then there is no terminal, and nowhere to print to. A program that reads what is
     * printed was itself started from a terminal, which names itself, or under Windows is connected. Some desktops were
     * started from a terminal as well; what is printed then goes nowhere.
     */
    static boolean isSo() {
        if (Terminal.isThere()) return false;
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
