package kodama.pack.system;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.regex.Pattern;

/** Quotes a game's title and other free text for scripts and configuration files. */
final class Quoting {
    /** Maximum length of file names, in bytes; systems allow about 255. */
    private static final int LONGEST_NAME = 120;

    /** Names of devices on Windows, which files cannot have with any ending. */
    private static final Pattern DEVICE = Pattern.compile(
            "(con|prn|aux|nul|conin\\$|conout\\$|com[0-9¹²³]|lpt[0-9¹²³]) *(\\..*)?", Pattern.CASE_INSENSITIVE);

    private Quoting() {}

    /** A quoted word of a shell script. */
    static String shell(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    /** Text in a property list. */
    static String xml(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** A value in a desktop entry. */
    static String desktop(String text) {
        return text.replace("\\", "\\\\");
    }

    /**
     * Text in a batch file, in quotes or after {@code echo}, or for a program that shows only ASCII. Letters lose their
     * accents; special characters, and those that differ between code pages, are dropped.
     */
    static String ascii(String text, String otherwise) {
        String letters = Normalizer.normalize(text.replace("ß", "ss"), Normalizer.Form.NFD);
        String plain = letters.replaceAll("[^A-Za-z0-9 .,'_+-]", "")
                .replaceAll(" +", " ")
                .strip();
        return plain.isEmpty() ? otherwise : plain;
    }

    /** A file name that is valid on all systems; may contain non-ASCII letters and is cut if too long. */
    static String fileName(String text, String otherwise) {
        String name = text.replaceAll("[<>:\"/\\\\|?*\\p{Cntrl}]", "").replaceAll("^[. ]+", "");
        String cut = cut(name).replaceAll("[. ]+$", "");
        return cut.isEmpty() || DEVICE.matcher(cut).matches() ? otherwise : cut;
    }

    private static String cut(String name) {
        String cut = name;
        while (cut.getBytes(StandardCharsets.UTF_8).length > LONGEST_NAME) {
            cut = cut.substring(0, cut.offsetByCodePoints(cut.length(), -1));
        }
        return cut;
    }
}
