package kodama.lua.compile;

/** Chunk names as error messages show them: a file's name as it is, a text's first line in quotes. */
public final class ChunkNames {

    private static final int LONGEST = 60;
    private static final String DOTS = "...";

    private ChunkNames() {}

    /**
     * What messages call a chunk.
     *
     * @param name the name it was loaded with
     * @return at most 59 characters
     */
    public static String displayName(String name) {
        int end = name.indexOf(0); // where C strings end
        String source = end < 0 ? name : name.substring(0, end);
        if (source.startsWith("=")) return shortened(source);
        if (source.startsWith("@")) return file(source.substring(1));
        return text(source);
    }

    private static String shortened(String source) {
        return source.substring(1, Math.min(source.length(), LONGEST));
    }

    private static String file(String name) {
        if (name.length() < LONGEST) return name;
        return DOTS + name.substring(name.length() - (LONGEST - DOTS.length() - 1));
    }

    private static String text(String source) {
        int room = LONGEST - "[string \"...\"]".length() - 1;
        int end = source.indexOf('\n');
        String line = end < 0 ? source : source.substring(0, end);
        if (end < 0 && line.length() < room) return "[string \"" + line + "\"]";
        return "[string \"" + line.substring(0, Math.min(line.length(), room)) + "...\"]";
    }
}
