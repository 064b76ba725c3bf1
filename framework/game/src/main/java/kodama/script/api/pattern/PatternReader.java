package kodama.script.api.pattern;

import java.util.List;
import java.util.Map;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.shot.pattern.Pattern;
import kodama.shot.pattern.PatternShape;
import kodama.shot.pattern.StackShape;

/** Converts the patterns of scripts. */
public final class PatternReader {
    private static final List<Map<Value, Value>> AS_THE_CALL_SAYS = List.of(Map.of());

    private final PatternShapes shapes;
    private final PatternCallbacks callbacks;
    private final PlacementReader placementReader;

    /** Creates a reader for these shapes. */
    public PatternReader(PatternShapes shapes, GameContext game) {
        this.shapes = shapes;
        callbacks = new PatternCallbacks(game);
        placementReader = new PlacementReader(new PatternNumberReader(callbacks));
    }

    /**
     * Reads a pattern and calls its functions.
     *
     * @param options the call that fires the pattern
     * @param name name of the option with the pattern
     * @param around the shape around the pattern
     * @return the shape with the pattern at its places; with single shots if the option is not given
     * @throws LuaException if the option is not a pattern or has too many shots
     */
    public ParsedPattern parse(Options options, String name, PatternShape around) {
        Value written = options.value(name);
        if (written.isNil() && around == StackShape.ONE) return ParsedPattern.ONE;
        if (written.isNil()) return new ParsedPattern(Pattern.of(around), AS_THE_CALL_SAYS);
        PatternParser reading = new PatternParser(options.function(), shapes, callbacks, placementReader);
        ParsedPattern parsed =
                around == StackShape.ONE ? reading.alone(name, written) : reading.within(around, name, written);
        int count = parsed.pattern().count();
        if (count <= PatternShapes.MAX_SHOTS) return parsed;
        throw new LuaException(options.function() + ": at most " + PatternShapes.MAX_SHOTS
                + " shots can be fired at once, but the pattern has " + count);
    }

    /**
     * Returns a seed for the random parts of a pattern.
     *
     * @param pattern about to be fired
     * @return a seed from {@code math.random}; 0, without using it, if nothing is random
     */
    public long seed(Pattern pattern) {
        return pattern.isRandom() ? callbacks.seed() : 0;
    }
}
