package kodama.script.api.pattern;

import java.util.List;
import java.util.Map;
import kodama.lua.bind.Value;
import kodama.shot.pattern.Pattern;
import kodama.shot.pattern.StackShape;

/**
 * A pattern read from a script.
 *
 * @param pattern its shapes; the looks of its shots are indices of the list
 * @param looks options of shots over those of the call; empty for the call's own
 */
public record ParsedPattern(Pattern pattern, List<Map<Value, Value>> looks) {
    /** A single shot with the options of the call. */
    public static final ParsedPattern ONE = new ParsedPattern(Pattern.of(StackShape.ONE), List.of(Map.of()));
}
