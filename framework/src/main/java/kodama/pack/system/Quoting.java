package kodama.pack.system;

/** Writes what people have called a game into files of systems, none of which takes it for anything but a text. */
final class Quoting {
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

    /** The name of a file that every system takes; other letters than ASCII stay. */
    static String fileName(String text, String otherwise) {
        String name = text.replaceAll("[<>:\"/\\\\|?*\\p{Cntrl}]", "").replaceAll("^[. ]+|[. ]+$", "");
        return name.isEmpty() ? otherwise : name;
    }
}
