package kodama.bulletml.convert;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lines of Lua, indented as they are nested. */
final class LuaWriter {
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

    /**
     * Writes a function: {@code head} is all before its parameters, {@code end} the line behind it. A parameter that it
     * does not read is called {@code _}.
     */
    void function(String head, List<String> names, Runnable body, String end) {
        int start = text.length();
        depth++;
        body.run();
        depth--;
        String inner = text.substring(start);
        text.setLength(start);
        line(head + "("
                + names.stream().map(name -> reads(inner, name) ? name : "_").collect(Collectors.joining(", ")) + ")");
        text.append(inner);
        line(end);
    }

    private static boolean reads(String inner, String name) {
        return Pattern.compile("\\b" + name + "\\b").matcher(inner).find();
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
