package kodama.lua.compile;

/** Chunk names in error messages: a file's name unchanged, the first line of other text in quotes. */
public final class ChunkNames {

    private static final int MAX_LENGTH = 60;
    private static final String DOTS = "...";

    private ChunkNames() {}

    /**
     * Returns a chunk's name for messages.
     *
     * @param name the name with which it was loaded
     * @return at most 59 characters
     */
    public static String displayName(String name) {
        int end = name.indexOf(0); // as in a C string
        String source = end < 0 ? name : name.substring(0, end);
        if (source.startsWith("=")) return shortened(source);
        if (source.startsWith("@")) return file(source.substring(1));
        return text(source);
    }

    private static String shortened(String source) {
        return source.substring(1, Math.min(source.length(), MAX_LENGTH));
    }

    private static String file(String name) {
        if (name.length() < MAX_LENGTH) return name;
        return DOTS + name.substring(name.length() - (MAX_LENGTH - DOTS.length() - 1));
    }

    private static String text(String source) {
        int room = MAX_LENGTH - "[string \"...\"]".length() - 1;
        int end = source.indexOf('\n');
        String line = end < 0 ? source : source.substring(0, end);
        if (end < 0 && line.length() < room) return "[string \"" + line + "\"]";
        return "[string \"" + line.substring(0, Math.min(line.length(), room)) + "...\"]";
    }
}
