package kodama.lua.program;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A piece of a form; see the head of {@code grammar.txt}. */
sealed interface GrammarPart {

    /** Text of the program. */
    record Words(String text) implements GrammarPart {}

    /** Any form of a rule, so many times. */
    record Use(String rule, int least, int most) implements GrammarPart {}

    /** A fresh variable; a kind that begins with {@code _} is for this form only. */
    record Declare(String kind, String alias, boolean isLate) implements GrammarPart {}

    /** A variable that is visible here. */
    record Known(String kind) implements GrammarPart {}

    /** A variable of this very form. */
    record Own(String alias) implements GrammarPart {}

    /** Begins a block; what is declared in it ends with it. */
    record Open(String kind) implements GrammarPart {}

    /** Ends a block. */
    record Close() implements GrammarPart {}

    Pattern MARK = Pattern.compile("\\$(?:(new|late):(\\w+)(?::(\\w+))?|known:(\\w+)|(fixed|vararg|loop|)\\(|(\\))"
            + "|(?:(\\d+)(?:-(\\d+))?\\*)?(\\w+))");

    /** Reads the text of a form. */
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
