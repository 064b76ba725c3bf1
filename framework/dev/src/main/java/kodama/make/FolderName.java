package kodama.make;

import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a game's folder, of which its title is made. It must be one that each system can have, so that the game
 * can be handed to others.
 */
final class FolderName {
    /** In letters; some systems end at 255 bytes, and one of these letters has up to four. */
    private static final int LONGEST = 60;

    private static final Pattern UNUSUAL = Pattern.compile("[<>:\"|?*\\\\/{}\\p{Cntrl}]");

    /** Windows takes these for devices, whatever follows behind a dot. */
    private static final Pattern DEVICE = Pattern.compile("(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?");

    private final String name;

    private FolderName(String name) {
        this.name = name;
    }

    static FolderName of(Path folder) {
        if (folder.toString().isEmpty()) throw new MakeException("name a folder for the game");
        Path last = folder.toAbsolutePath().normalize().getFileName();
        if (last == null) throw new MakeException("'" + folder + "' has no name; name a folder for the game");
        return new FolderName(checked(last.toString()));
    }

    /** Refuses a folder with a name that not all systems can have. */
    static void check(Path folder) {
        of(folder);
    }

    private static String checked(String name) {
        int letters = name.codePointCount(0, name.length());
        if (letters > LONGEST)
            throw new MakeException("the name of a game's folder must have at most %d letters but has %d: %s"
                    .formatted(LONGEST, letters, name));
        Matcher unusual = UNUSUAL.matcher(name);
        if (unusual.find())
            throw wrong(name, "not all systems can have '" + printable(unusual.group()) + "' in a name");
        if (name.endsWith(".") || name.endsWith(" "))
            throw wrong(name, "Windows drops '" + name.charAt(name.length() - 1) + "' at the end of a name");
        if (DEVICE.matcher(name.toLowerCase(Locale.ROOT)).matches()) throw wrong(name, "Windows takes it for a device");
        return name;
    }

    private static MakeException wrong(String name, String why) {
        return new MakeException("a game's folder cannot be called '" + printable(name) + "': " + why);
    }

    private static String printable(String text) {
        return text.replaceAll("\\p{Cntrl}", "?");
    }

    /** {@code star-fall} becomes {@code Star fall}. */
    String title() {
        String words = name.replaceAll("[-_]+", " ").strip();
        if (words.isEmpty()) return name;
        int rest = words.offsetByCodePoints(0, 1);
        return words.substring(0, rest).toUpperCase(Locale.ROOT) + words.substring(rest);
    }
}
