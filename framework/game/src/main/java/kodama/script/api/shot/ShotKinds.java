package kodama.script.api.shot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.base.Spelling;
import kodama.base.StepBudget;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Options;
import kodama.shot.look.ShotColor;
import kodama.shot.look.ShotShape;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of shots: those that are built in, and those that scripts have named. A kind is a set of options for
 * firing, to which those of a call come first.
 */
final class ShotKinds {
    /** So many kinds no one can tell apart; more are a mistake that would fill the memory. */
    private static final int MOST = 1_000;

    private static final Map<String, ShotShape> BUILT_IN =
            Stream.of(ShotShape.values()).collect(Collectors.toUnmodifiableMap(ShotShape::luaName, shape -> shape));

    /**
     * A kind.
     *
     * @param options what its shots have unless a call says otherwise
     * @param shape what they look like if they have no sprite
     * @param colors what the frames of their sprite are called
     */
    private record Kind(Options options, @Nullable ShotShape shape, List<String> colors) {}

    /** The effort of comparing a name that there is not with one that there is. */
    private static final int COST_OF_GUESS = 300;

    private final StepBudget effort;
    private final Map<String, Kind> named = new LinkedHashMap<>();

    /** Knows those that are built in; charges the script that names one that there is not. */
    ShotKinds(StepBudget effort) {
        this.effort = effort;
    }

    /** Names a kind, or says anew what it is; one that it is made of stays as it was. */
    void define(String name, Options options) {
        if (BUILT_IN.containsKey(name))
            throw new LuaException("shot.kind: '" + name + "' is built in; give yours another name");
        if (named.size() == MOST && !named.containsKey(name))
            throw new LuaException("shot.kind: there are " + MOST + " kinds already");
        Options kept = resolve(options).frozen();
        List<String> colors = kept.texts("colors", "names of colors");
        named.put(name, new Kind(kept, shape(options), colors));
    }

    /** The options of a call, and behind them those of the kind that it names. */
    Options resolve(Options options) {
        String name = options.text("kind");
        if (name.isEmpty() || BUILT_IN.containsKey(name)) return options;
        Kind kind = named.get(name);
        if (kind == null) throw unknown(options, name);
        return options.withFallback(kind.options);
    }

    /** What a shot looks like if it has no sprite; null for a round one. */
    @Nullable
    ShotShape shape(Options options) {
        String name = options.text("kind");
        ShotShape shape = BUILT_IN.get(name);
        Kind kind = named.get(name);
        return shape != null || kind == null ? shape : kind.shape;
    }

    /** What the frames of its kind's sprite are called; none if they have no names. */
    List<String> colors(Options options) {
        Kind kind = named.get(options.text("kind"));
        return kind == null ? List.of() : kind.colors;
    }

    /** The color of a built-in shape. */
    static ShotColor color(Options options, ShotColor otherwise) {
        String word = options.text("color");
        if (word.isEmpty()) return otherwise;
        for (ShotColor color : ShotColor.values()) if (color.luaName().equals(word)) return color;
        throw unknownColor(options, word, ShotColor.luaNames());
    }

    static LuaException unknownColor(Options options, String word, List<String> known) {
        return new LuaException(
                options.function() + ": there is no color '" + word + "'" + Spelling.hintWithList(word, known));
    }

    private LuaException unknown(Options options, String name) {
        List<String> known = names();
        effort.spend((long) COST_OF_GUESS * known.size());
        return new LuaException(
                options.function() + ": there is no kind of shots '" + name + "'" + Spelling.hintWithList(name, known));
    }

    /** All kinds, the built-in ones first. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        for (ShotShape shape : ShotShape.values()) names.add(shape.luaName());
        names.addAll(named.keySet());
        return names;
    }
}
