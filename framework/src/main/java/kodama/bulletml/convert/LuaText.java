package kodama.bulletml.convert;

/** Lines of Lua, indented as they are nested. */
final class LuaText {
    private static final String INDENT = "  ";

    private final StringBuilder text = new StringBuilder();
    private int depth;

    void line(String line) {
        text.append(line.isEmpty() ? "" : INDENT.repeat(depth)).append(line).append('\n');
    }

    /** What follows stands within this line. */
    void open(String line) {
        line(line);
        depth++;
    }

    void close(String line) {
        depth--;
        line(line);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
