package kodama.script.api.shot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.base.Spelling;
import kodama.base.StepBudget;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.shot.look.ShotColor;
import kodama.shot.look.ShotShape;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of shots: the built-in ones and those defined by scripts. A kind is a set of default options for firing.
 */
final class ShotKinds {
    /** Limit for scripts that generate names. */
    private static final int MAX_KINDS = 1_000;

    private static final Map<String, ShotShape> BUILT_IN =
            Stream.of(ShotShape.values()).collect(Collectors.toUnmodifiableMap(ShotShape::luaName, shape -> shape));

    /**
     * A kind.
     *
     * @param options default options of its shots
     * @param shape appearance without a sprite
     * @param colors names of the frames of its sprite
     * @param line the line that defined it; empty if that is not known
     */
    private record Kind(Options options, @Nullable ShotShape shape, List<String> colors, String line) {}

    /** The options that select a picture; a wrong one is that of the highest priority, in this order. */
    private static final List<String> PICTURE_OPTIONS = List.of("animation", "frames", "frame", "sprite");

    /** The effort of comparing a misspelled name with a known one. */
    private static final int COST_OF_GUESS = 300;

    /** Names of colors searched per instruction of the budget. */
    private static final int COLORS_PER_STEP = 2;

    private final StepBudget effort;
    private final Supplier<@Nullable String> line;
    private final Map<String, Kind> named = new LinkedHashMap<>();

    /**
     * Creates the built-in kinds.
     *
     * @param effort charges for unknown names
     * @param line returns the line of the running script; null if none runs
     */
    ShotKinds(StepBudget effort, Supplier<@Nullable String> line) {
        this.effort = effort;
        this.line = line;
    }

    /** Defines or redefines a kind. Kinds that are based on it do not change. */
    void define(String name, Options options) {
        if (BUILT_IN.containsKey(name))
            throw new LuaException("shot.kind: '" + name + "' is built in; give yours another name");
        if (named.size() == MAX_KINDS && !named.containsKey(name))
            throw new LuaException("shot.kind: there are " + MAX_KINDS + " kinds already");
        Options kept = resolve(options).frozen();
        List<String> colors = kept.texts("colors", "names of colors");
        named.put(name, new Kind(kept, shape(options), colors, Objects.requireNonNullElse(line.get(), "")));
    }

    /** Returns the place of the kind that selects the missing picture of a shot, for messages; empty if none does. */
    String placeOfPicture(Options options) {
        Kind kind = named.get(options.text("kind"));
        if (kind == null || kind.line.isEmpty()) return "";
        for (String option : PICTURE_OPTIONS) {
            Value chosen = options.value(option);
            if (chosen.isNil()) continue;
            boolean isOfKind = chosen.equals(kind.options.value(option));
            return isOfKind ? "; see kind '" + options.text("kind") + "' in " + kind.line : "";
        }
        return "";
    }

    /** Returns the options of a call, with those of its kind as defaults. */
    Options resolve(Options options) {
        String name = options.text("kind");
        if (name.isEmpty() || BUILT_IN.containsKey(name)) return options;
        Kind kind = named.get(name);
        if (kind == null) throw unknown(options, name);
        return options.withFallback(kind.options);
    }

    /** Returns the shape of a shot without a sprite; null for the round default shot. */
    @Nullable
    ShotShape shape(Options options) {
        String name = options.text("kind");
        ShotShape shape = BUILT_IN.get(name);
        Kind kind = named.get(name);
        return shape != null || kind == null ? shape : kind.shape;
    }

    /**
     * Returns the names of the frames of its kind's sprite, and charges a search through them to the script; empty if
     * they have no names.
     */
    List<String> colors(Options options) {
        Kind kind = named.get(options.text("kind"));
        return kind == null ? List.of() : searched(kind.colors);
    }

    private List<String> searched(List<String> colors) {
        effort.spend(colors.size() / COLORS_PER_STEP);
        return colors;
    }

    /** Returns the color of a built-in shape. */
    ShotColor color(Options options, ShotColor defaultColor) {
        String word = options.text("color");
        if (word.isEmpty()) return defaultColor;
        for (ShotColor color : ShotColor.values()) if (color.luaName().equals(word)) return color;
        throw unknownColor(options, word, ShotColor.luaNames());
    }

    LuaException unknownColor(Options options, String word, List<String> known) {
        effort.spend((long) COST_OF_GUESS * known.size());
        return new LuaException(
                options.function() + ": there is no color '" + word + "'" + Spelling.hintWithList(word, known));
    }

    /** Reads the option {@code kind} of a filter, the name of a kind. */
    String knownKind(Options options) {
        String name = options.text("kind");
        if (BUILT_IN.containsKey(name) || named.containsKey(name)) return name;
        throw unknown(options, name);
    }

    /** Reads the option {@code color} of a filter, a color that is built in or that a kind defines. */
    String knownColor(Options options) {
        String name = options.text("color");
        List<String> known = ShotColor.luaNames();
        if (known.contains(name)
                || named.values().stream()
                        .anyMatch(kind -> searched(kind.colors).contains(name))) return name;
        throw unknownColor(options, name, known);
    }

    private LuaException unknown(Options options, String name) {
        List<String> known = names();
        effort.spend((long) COST_OF_GUESS * known.size());
        return new LuaException(
                options.function() + ": there is no kind of shots '" + name + "'" + Spelling.hintWithList(name, known));
    }

    /** Returns the names of all kinds, the built-in ones first. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        for (ShotShape shape : ShotShape.values()) names.add(shape.luaName());
        names.addAll(named.keySet());
        return names;
    }
}
