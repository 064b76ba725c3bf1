package kodama.script.api.pattern;

import java.util.List;
import java.util.Map;
import kodama.lua.bind.Value;
import kodama.shot.pattern.Pattern;
import kodama.shot.pattern.StackShape;

/**
 * A pattern that a script has written.
 *
 * @param pattern its shapes; the looks of its shots are places in the list
 * @param looks options of shots that differ from those of the call; one without any is the call's own
 */
public record ParsedPattern(Pattern pattern, List<Map<Value, Value>> looks) {
    /** One shot as the call says. */
    public static final ParsedPattern ONE = new ParsedPattern(Pattern.of(StackShape.ONE), List.of(Map.of()));
}
