package kodama.file;

import java.io.IOError;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;

/** Parses file names that a person or another program has written. */
public final class PathParser {
    private static final boolean IS_WINDOWS =
            System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");

    private static final Pattern DEVICE =
            Pattern.compile("(con|prn|aux|com[0-9]|lpt[0-9])([.].*)?", Pattern.CASE_INSENSITIVE);

    private PathParser() {}

    /**
     * Parses a file name.
     *
     * @param more names of folders and a file below the first folder
     * @throws GameFileException if it is not valid on this system
     */
    public static Path parse(String first, String... more) {
        try {
            Path path = Path.of(first, more);
            checkDrive(path);
            if (IS_WINDOWS) checkDevice(path);
            return path;
        } catch (InvalidPathException wrong) {
            String name = GamePath.printable(wrong.getInput());
            throw new GameFileException(name, "not a valid file name (" + reason(wrong, IS_WINDOWS) + ")", wrong);
        }
    }

    /** On Windows, everything written to {@code aux.txt} is lost. For {@code nul} that is what the user wants. */
    static void checkDevice(Path path) {
        String name = String.valueOf(path.getFileName());
        if (DEVICE.matcher(name).matches())
            throw new InvalidPathException(path.toString(), "'" + name + "' is a device name on Windows");
    }

    /** On Windows, {@code a:b} is the file {@code b} in the current folder of the drive {@code a:}. */
    private static void checkDrive(Path path) {
        try {
            path.toAbsolutePath();
        } catch (IOError none) {
            throw new InvalidPathException(path.toString(), "there is no drive " + path.getRoot());
        }
    }

    /** Returns why a file name is not valid, as a phrase: Java's own is {@code Illegal char <?>}. */
    static String reason(InvalidPathException wrong, boolean isWindows) {
        int index = wrong.getIndex();
        String text = wrong.getInput();
        if (text.indexOf('\0') >= 0) return "Nul character not allowed";
        if (!isWindows || index < 0 || index >= text.length()) return wrong.getReason();
        char letter = text.charAt(index);
        if (letter < ' ') return "Windows does not allow control characters in a name";
        if (letter == ' ') return "Windows does not allow a blank at the end of a name";
        return "Windows does not allow '" + letter + "' in a name";
    }
}
