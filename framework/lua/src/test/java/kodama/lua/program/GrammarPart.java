package kodama.lua.program;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A part of an alternative; see the beginning of {@code grammar.txt}. */
sealed interface GrammarPart {

    /** Literal text. */
    record Words(String text) implements GrammarPart {}

    /** A rule, repeated {@code least} to {@code most} times. */
    record Use(String rule, int least, int most) implements GrammarPart {}

    /** A new variable; a kind that begins with {@code _} is only used in this alternative. */
    record Declare(String kind, String alias, boolean isLate) implements GrammarPart {}

    /** A visible variable. */
    record Known(String kind) implements GrammarPart {}

    /** A variable declared in this alternative. */
    record Own(String alias) implements GrammarPart {}

    /** The beginning of a block, which is the scope of its variables. */
    record Open(String kind) implements GrammarPart {}

    /** The end of a block. */
    record Close() implements GrammarPart {}

    Pattern MARK = Pattern.compile("\\$(?:(new|late):(\\w+)(?::(\\w+))?|known:(\\w+)|(fixed|vararg|loop|)\\(|(\\))"
            + "|(?:(\\d+)(?:-(\\d+))?\\*)?(\\w+))");

    /** Parses the text of an alternative. */
    static List<GrammarPart> read(String text) {
        List<GrammarPart> parts = new ArrayList<>();
        Matcher matcher = MARK.matcher(text);
        int end = 0;
        while (matcher.find()) {
            if (matcher.start() > end) parts.add(new Words(text.substring(end, matcher.start())));
            parts.add(mark(matcher.toMatchResult()));
            end = matcher.end();
        }
        if (end < text.length()) parts.add(new Words(text.substring(end)));
        return parts;
    }

    private static GrammarPart mark(MatchResult found) {
        if (found.group(1) != null) {
            String alias = found.group(3) == null ? "" : found.group(3);
            return new Declare(found.group(2), alias, found.group(1).equals("late"));
        }
        if (found.group(4) != null) return new Known(found.group(4));
        if (found.group(5) != null) return new Open(found.group(5));
        if (found.group(6) != null) return new Close();
        String name = found.group(9);
        if (found.group(7) == null) return name.length() == 1 ? new Own(name) : new Use(name, 1, 1);
        int least = Integer.parseInt(found.group(7));
        int most = found.group(8) == null ? least : Integer.parseInt(found.group(8));
        return new Use(name, least, most);
    }
}
