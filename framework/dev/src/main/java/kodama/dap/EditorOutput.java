package kodama.dap;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.base.PrintableText;
import org.jspecify.annotations.Nullable;

/** Sends printed text to the editor line by line. */
final class EditorOutput extends Writer {
    /** Receives lines. */
    interface LineSink {
        void send(String category, String text, @Nullable String place);
    }

    private static final Pattern PLACE = Pattern.compile("(?<![\\w./-])[\\w./-]+?\\.lua:\\d{1,9}");

    private final StringBuilder line = new StringBuilder();
    private final String category;
    private final LineSink lines;
    private final Function<String, @Nullable String> places;

    private EditorOutput(String category, LineSink lines, Function<String, @Nullable String> places) {
        this.category = category;
        this.lines = lines;
        this.places = places;
    }

    /** Creates the standard output; {@code place} returns the line of the running script, null for none. */
    static PrintWriter stdout(LineSink lines, Supplier<@Nullable String> place) {
        return new PrintWriter(new EditorOutput("stdout", lines, text -> place.get()), true);
    }

    /** Creates the error output; a message names its line itself. */
    static PrintWriter stderr(LineSink lines) {
        return new PrintWriter(new EditorOutput("stderr", lines, EditorOutput::named), true);
    }

    private static @Nullable String named(String text) {
        Matcher place = PLACE.matcher(text);
        return place.find() ? place.group() : null;
    }

    @Override
    public void write(char[] letters, int from, int count) {
        for (int i = from; i < from + count; i++) {
            line.append(letters[i]);
            if (letters[i] == '\n') send();
        }
    }

    private void send() {
        String text = PrintableText.lines(line.toString());
        line.setLength(0);
        lines.send(category, text, places.apply(text));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        if (!line.isEmpty()) send();
    }
}
