package kodama.dap;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.lua.compile.SyntaxError;
import kodama.lua.compile.SyntaxTree;
import org.jspecify.annotations.Nullable;

/** A breakpoint on a line of a script. Set by the reading thread, hit on the game thread. */
final class Breakpoint {
    private static final Pattern HITS = Pattern.compile("\\s*+(>=|<=|==|=|>|<|%)?\\s*+(\\d{1,9})\\s*+");

    private final int id;
    private final String file;
    private final int requestedLine;
    private final String condition;
    private final String hits;
    private final String message;

    /** Error in the hit count or the condition; empty if both are valid. */
    private final String wrong;

    private volatile int line;

    /** Why the breakpoint cannot be verified; empty if it can. */
    private volatile String problem;

    /** Number of hits so far. Owned by the game thread. */
    private int hitCount;

    /**
     * Creates a breakpoint that has no line yet.
     *
     * @param requestedLine requested line, from 1
     * @param arguments may have the strings {@code condition}, {@code hitCondition} and {@code logMessage}
     */
    Breakpoint(int id, String file, int requestedLine, RequestArguments arguments) {
        this.id = id;
        this.file = file;
        this.requestedLine = requestedLine;
        condition = arguments.string("condition", "").strip();
        hits = arguments.string("hitCondition", "").strip();
        message = arguments.string("logMessage", "");
        wrong = wrong();
        problem = wrong;
    }

    private String wrong() {
        boolean isRight = hits.isEmpty() || HITS.matcher(hits).matches();
        if (!isRight)
            return "the hit count must be a number, optionally after >=, >, <=, <, == or %, but was '" + hits + "'";
        return condition.isEmpty() ? "" : wrongCondition();
    }

    /** The condition must be an expression, optionally after {@code =}, or statements that return a value. */
    private String wrongCondition() {
        String value = condition.startsWith("=") ? condition.substring(1) : condition;
        String reason = reason("return " + value);
        boolean isLua = reason.isEmpty() || reason(condition).isEmpty();
        return isLua ? "" : "the condition '" + condition + "' is not valid Lua: " + reason;
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
        return requestedLine;
    }

    /** The line at which the game stops; 0 for none. */
    int line() {
        return line;
    }

    String condition() {
        return condition;
    }

    /** Message to log instead of stopping; empty to stop. */
    String message() {
        return message;
    }

    /** Sets the verified line, or the reason why there is none. Returns whether the line has changed. */
    boolean setLine(@Nullable Integer found, String reason) {
        int now = found == null || !wrong.isEmpty() ? 0 : found;
        boolean changed = now != line;
        line = now;
        problem = wrong.isEmpty() && found == null ? reason : wrong;
        return changed;
    }

    /** Counts a hit. Returns whether the hit count condition is met. */
    boolean countHit() {
        hitCount++;
        Matcher count = HITS.matcher(hits);
        if (!count.matches()) return true;
        int number = Integer.parseInt(count.group(2));
        String relation = count.group(1) == null ? "==" : count.group(1);
        return switch (relation) {
            case ">=" -> hitCount >= number;
            case ">" -> hitCount > number;
            case "<=" -> hitCount <= number;
            case "<" -> hitCount < number;
            case "%" -> number > 0 && hitCount % number == 0;
            default -> hitCount == number;
        };
    }

    /** The breakpoint as a {@code Breakpoint} object of the protocol. */
    Map<String, Object> toMap(int firstLine) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("id", id);
        map.put("verified", line > 0);
        map.put("line", (line > 0 ? line : requestedLine) - 1 + firstLine);
        if (!problem.isEmpty()) map.put("message", problem);
        return map;
    }
}
