package kodama.bulletml.convert;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes lines of Lua, indented by nesting. */
final class LuaWriter {
    private static final String INDENT = "  ";

    private final StringBuilder text = new StringBuilder();
    private int depth;

    void line(String line) {
        text.append(line.isEmpty() ? "" : INDENT.repeat(depth)).append(line).append('\n');
    }

    /** Writes a line and indents the following lines. */
    void open(String line) {
        line(line);
        depth++;
    }

    void close(String line) {
        depth--;
        line(line);
    }

    /**
     * Writes a function. Parameters that its body does not read are named {@code _}.
     *
     * @param head the text before the parameters
     * @param end the line after the body
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
