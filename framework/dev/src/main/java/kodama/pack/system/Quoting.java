package kodama.pack.system;

import java.nio.charset.StandardCharsets;

/** Writes what people have called a game into files of systems, none of which takes it for anything but a text. */
final class Quoting {
    /** Systems take 255 or less; in bytes. */
    private static final int LONGEST_NAME = 120;

    private Quoting() {}

    /** A word of a shell script. */
    static String shell(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    /** Text between the tags of a property list. */
    static String xml(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** A value in a desktop entry. */
    static String desktop(String text) {
        return text.replace("\\", "\\\\");
    }

    /**
     * A text in a batch file, between quotes or after {@code echo}: what has a meaning there, or other bytes in each
     * code page, is left out.
     */
    static String batch(String text, String otherwise) {
        String plain =
                text.replaceAll("[^A-Za-z0-9 .,'_+-]", "").replaceAll(" +", " ").strip();
        return plain.isEmpty() ? otherwise : plain;
    }

    /** The name of a file that every system takes; other letters than ASCII stay, as far as there is room. */
    static String fileName(String text, String otherwise) {
        String name = text.replaceAll("[<>:\"/\\\\|?*\\p{Cntrl}]", "").replaceAll("^[. ]+", "");
        String cut = cut(name).replaceAll("[. ]+$", "");
        return cut.isEmpty() ? otherwise : cut;
    }

    private static String cut(String name) {
        String cut = name;
        while (cut.getBytes(StandardCharsets.UTF_8).length > LONGEST_NAME) {
            cut = cut.substring(0, cut.offsetByCodePoints(cut.length(), -1));
        }
        return cut;
    }
}
