package kodama.dap;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.lua.compile.SyntaxError;
import kodama.lua.compile.SyntaxTree;
import org.jspecify.annotations.Nullable;

/** A line that a person has marked to stop at. Placed by the reading thread, met by the game thread. */
final class Breakpoint {
    private static final Pattern HITS = Pattern.compile("\\s*+(>=|<=|==|=|>|<|%)?\\s*+(\\d{1,9})\\s*+");

    private final int id;
    private final String file;
    private final int wish;
    private final String condition;
    private final String hits;
    private final String message;

    /** What is wrong with the hit count or the condition; empty for nothing. */
    private final String wrong;

    private volatile int line;

    /** Why it stops nowhere. */
    private volatile String problem;

    /** How often it was met; belongs to the game thread. */
    private int met;

    /** The line that was marked counts from 1; the arguments may have condition, hitCondition and logMessage. */
    Breakpoint(int id, String file, int wish, RequestArguments asked) {
        this.id = id;
        this.file = file;
        this.wish = wish;
        condition = asked.string("condition", "").strip();
        hits = asked.string("hitCondition", "").strip();
        message = asked.string("logMessage", "");
        wrong = wrong();
        problem = wrong;
    }

    private String wrong() {
        boolean isRight = hits.isEmpty() || HITS.matcher(hits).matches();
        if (!isRight)
            return "the hit count must be a number, also behind >=, >, <=, <, == or %, but was '" + hits + "'";
        return condition.isEmpty() ? "" : wrongCondition();
    }

    /** It is a value, perhaps with {@code =} in front, or statements that return one. */
    private String wrongCondition() {
        String value = condition.startsWith("=") ? condition.substring(1) : condition;
        String reason = reason("return " + value);
        boolean isLua = reason.isEmpty() || reason(condition).isEmpty();
        return isLua ? "" : "the condition '" + condition + "' is no Lua: " + reason;
    }

    private static String reason(String code) {
        try {
            SyntaxTree.read("condition", code.getBytes(StandardCharsets.UTF_8));
            return "";
        } catch (SyntaxError wrong) {
            return wrong.plainMessage() + wrong.hint();
        }
    }

    int id() {
        return id;
    }

    String file() {
        return file;
    }

    int requestedLine() {
        return wish;
    }

    /** Where it stops; 0 for nowhere. */
    int line() {
        return line;
    }

    String condition() {
        return condition;
    }

    /** What is told instead of stopping; empty to stop. */
    String message() {
        return message;
    }

    /** Takes the line that was found, or the reason why there is none; returns whether it has changed. */
    boolean setLine(@Nullable Integer found, String reason) {
        int now = found == null || !wrong.isEmpty() ? 0 : found;
        boolean changed = now != line;
        line = now;
        problem = wrong.isEmpty() && found == null ? reason : wrong;
        return changed;
    }

    /** Counts that it is met; answers whether that is a time that counts. */
    boolean countHit() {
        met++;
        Matcher count = HITS.matcher(hits);
        if (!count.matches()) return true;
        int number = Integer.parseInt(count.group(2));
        String relation = count.group(1) == null ? "==" : count.group(1);
        return switch (relation) {
            case ">=" -> met >= number;
            case ">" -> met > number;
            case "<=" -> met <= number;
            case "<" -> met < number;
            case "%" -> number > 0 && met % number == 0;
            default -> met == number;
        };
    }

    /** As the protocol has it. */
    Map<String, Object> toMap(int firstLine) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("id", id);
        told.put("verified", line > 0);
        told.put("line", (line > 0 ? line : wish) - 1 + firstLine);
        if (!problem.isEmpty()) told.put("message", problem);
        return told;
    }
}
