package kodama.make;

import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a game's folder, from which the game's title is made. It must be valid on all systems, so that the game
 * can be shared.
 */
final class FolderName {
    /** Maximum length, in characters: some systems allow 255 bytes, and a character has up to four. */
    private static final int LONGEST = 60;

    private static final Pattern UNUSUAL = Pattern.compile("[<>:\"|?*\\\\/{}\\p{Cntrl}]");

    /** Device names of Windows, also with an extension. */
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

    /** Throws an exception for a folder whose name is invalid on some system. */
    static void check(Path folder) {
        of(folder);
    }

    private static String checked(String name) {
        int letters = name.codePointCount(0, name.length());
        if (letters > LONGEST)
            throw new MakeException("the name of a game's folder must have at most %d characters but has %d: %s"
                    .formatted(LONGEST, letters, name));
        Matcher unusual = UNUSUAL.matcher(name);
        if (unusual.find()) throw wrong(name, "not all systems allow '" + printable(unusual.group()) + "' in a name");
        if (name.endsWith(".") || name.endsWith(" "))
            throw wrong(name, "Windows removes '" + name.charAt(name.length() - 1) + "' at the end of a name");
        if (DEVICE.matcher(name.toLowerCase(Locale.ROOT)).matches())
            throw wrong(name, "it is a device name on Windows");
        return name;
    }

    private static MakeException wrong(String name, String why) {
        return new MakeException("a game's folder cannot be named '" + printable(name) + "': " + why);
    }

    private static String printable(String text) {
        return text.replaceAll("\\p{Cntrl}", "?");
    }

    /** The title: {@code star-fall} becomes {@code Star fall}. */
    String title() {
        String words = name.replaceAll("[-_]+", " ").strip();
        if (words.isEmpty()) return name;
        int rest = words.offsetByCodePoints(0, 1);
        return words.substring(0, rest).toUpperCase(Locale.ROOT) + words.substring(rest);
    }
}
