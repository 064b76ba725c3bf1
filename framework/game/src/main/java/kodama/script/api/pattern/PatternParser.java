package kodama.script.api.pattern;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.shot.pattern.Pattern;
import kodama.shot.pattern.PatternShape;
import kodama.shot.pattern.StackShape;

/**
 * Reads one pattern.
 *
 * <p>Shots inherit the options of all levels around them, so a level within a ring of two colors is read twice. Results
 * that did not call a function are cached; functions are called again at each place, because they may be random.
 */
final class PatternParser {
    /** The effort of reading a level. */
    private static final int LEVEL_COST = 100;

    private static final int PLACE_COST = 4;

    /** Key of the cache: a level, and the options from the levels around it. */
    private record LevelKey(Table level, Map<Value, Value> look) {}

    private final String function;
    private final PatternShapes shapes;
    private final PatternCallbacks callbacks;
    private final PlacementReader placementReader;

    private final OptionSets optionSets = new OptionSets();
    private final Map<LevelKey, Pattern> known = new HashMap<>();
    private final Deque<Table> open = new ArrayDeque<>();

    PatternParser(String function, PatternShapes shapes, PatternCallbacks callbacks, PlacementReader placementReader) {
        this.function = function;
        this.shapes = shapes;
        this.callbacks = callbacks;
        this.placementReader = placementReader;
    }

    ParsedPattern alone(String option, Value written) {
        return new ParsedPattern(level(function, option, written, Map.of()), optionSets.all());
    }

    /** Reads a pattern, or several that take turns, for the places of a shape. */
    ParsedPattern within(PatternShape shape, String option, Value written) {
        Pattern[] places = new Pattern[shape.n()];
        for (int i = 0; i < places.length; i++)
            places[i] = level(function, option, patternAt(i, places.length, function, written), Map.of());
        return new ParsedPattern(Pattern.of(shape).of(places), optionSets.all());
    }

    private Pattern level(String caller, String option, Value written, Map<Value, Value> look) {
        LevelKey key = new LevelKey(pattern(caller, option, written), look);
        Pattern before = known.get(key);
        if (before != null) return before;
        long callsBefore = callbacks.calls();
        Pattern read = opened(key);
        if (callbacks.calls() == callsBefore) known.put(key, read);
        return read;
    }

    private static Table pattern(String caller, String option, Value written) {
        if (isPattern(written)) return written.table();
        throw new LuaException(
                caller + ": '" + option + "' must be a pattern, such as pattern.ring { n = 12 }, but was "
                        + (written instanceof Table ? "a table without a shape" : written.describe()));
    }

    private static boolean isPattern(Value value) {
        return value instanceof Table table && table.get("shape").is(LuaType.STRING);
    }

    private Pattern opened(LevelKey key) {
        PatternShapes.NamedShape shape = shapes.find(key.level.get("shape").text(), function);
        Options options = shape.options(key.level);
        if (open.contains(key.level)) throw new LuaException(options.function() + ": this pattern is within itself");
        callbacks.charge(LEVEL_COST + PatternShapes.effortOfPoints(key.level));
        open.push(key.level);
        try {
            return read(shape, options, key);
        } catch (IllegalArgumentException wrong) {
            throw new LuaException(options.function() + ": " + wrong.getMessage());
        } finally {
            open.pop();
        }
    }

    private Pattern read(PatternShapes.NamedShape named, Options options, LevelKey key) {
        PatternShape shape = named.shape(options);
        Pattern level = Pattern.of(shape)
                .withPlacement(placementReader.read(options, named, shape.n()))
                .withInterval(options.integer("every"));
        PatternLevelOptions own = new PatternLevelOptions(options, key.level, shapes.shotOptions(), callbacks);
        Pattern seeded = named.hasSeed(options) ? level.withSeed(named.seed(options)) : level;
        Value of = options.value("of");
        if (own.isUniform() && of.isNil()) return seeded.withLook(optionSets.number(own.mergeInto(key.look, 0, 1)));
        return seeded.of(places(options, own, key.look, of, shape.n()));
    }

    /** Returns the patterns of the places; a single one if it is the same at each. */
    private Pattern[] places(Options options, PatternLevelOptions own, Map<Value, Value> around, Value of, int n) {
        Pattern[] places = new Pattern[n];
        long callsBefore = callbacks.calls();
        for (int i = 0; i < n; i++) {
            callbacks.charge(PLACE_COST);
            places[i] = place(options, of, own.mergeInto(around, i, n), i, n);
            if (own.isUniform() && isPattern(of) && callbacks.calls() == callsBefore) return new Pattern[] {places[i]};
        }
        return places;
    }

    private Pattern place(Options options, Value of, Map<Value, Value> look, int i, int n) {
        if (of.isNil()) return Pattern.of(StackShape.ONE).withLook(optionSets.number(look));
        return level(options.function(), "of", patternAt(i, n, options.function(), of), look);
    }

    private Value patternAt(int i, int n, String caller, Value of) {
        if (of.is(LuaType.FUNCTION)) return callbacks.call(of, i, n);
        if (isPattern(of) || !(of instanceof Table list)) return of;
        if (list.length() > 0) return list.get(i % list.length() + 1);
        throw new LuaException(
                caller + ": 'of' must be a pattern, a list of patterns or a function, but was an empty table");
    }

    /** The distinct option sets of a pattern's shots, numbered. */
    private static final class OptionSets {
        private final Map<Map<Value, Value>, Integer> numbers = new LinkedHashMap<>();

        OptionSets() {
            number(Map.of());
        }

        /** Returns the number of an option set; equal sets have the same number. */
        int number(Map<Value, Value> look) {
            return numbers.computeIfAbsent(look, key -> numbers.size());
        }

        /** Returns all option sets, ordered by number. */
        List<Map<Value, Value>> all() {
            return new ArrayList<>(numbers.keySet());
        }
    }
}
