package kodama.lua.bind;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/**
 * What a table of options may hold, such as that of {@code shot.fan}: described where it is read, so that the check of
 * calls, the reference and the definitions for editors say the same. Immutable.
 *
 * <pre>{@code
 * static final OptionClass FAN = OptionClass.of(
 *         "FanOptions",
 *         "How `shot.fan` fires.",
 *         Option.integer("n", 1, 10_000, 3, "How many shots."),
 *         Option.number("spread", 30, "The angle between the first and the last; in degrees."));
 * }</pre>
 */
public final class OptionClass {
    private final String name;
    private final String doc;
    private final Map<String, Option> options;
    private final Set<LuaValue> known;
    /** Whose options are the first of these; null for no other's. */
    private final @Nullable OptionClass base;

    private OptionClass(String name, String doc, Stream<Option> options, @Nullable OptionClass base) {
        this.name = name;
        this.doc = doc;
        this.base = base;
        this.options = options.collect(
                Collectors.toMap(Option::name, Function.identity(), OptionClass::twice, LinkedHashMap::new));
        known = this.options.values().stream().map(Option::key).collect(Collectors.toUnmodifiableSet());
    }

    private static Option twice(Option one, Option other) {
        throw new IllegalArgumentException("two options are called '" + other.name() + "'");
    }

    /**
     * Makes a class of options.
     *
     * @param name as signatures have it, such as {@code FanOptions}
     * @param options each with a name of its own
     * @return in this order
     */
    public static OptionClass of(String name, String doc, Option... options) {
        return new OptionClass(name, doc, Stream.of(options), null);
    }

    /**
     * Makes a class of options that are read by several readers.
     *
     * @param name as signatures have it
     * @return in this order
     */
    @SafeVarargs
    public static OptionClass ofParts(String name, String doc, List<Option>... parts) {
        List<Option> all = new ArrayList<>();
        for (List<Option> part : parts) all.addAll(part);
        return new OptionClass(name, doc, all.stream(), null);
    }

    /**
     * Makes a class that has further options.
     *
     * @param name of the new class
     * @param further behind those of this one
     * @return these options and those
     * @throws IllegalArgumentException if it has the name of this one
     */
    public OptionClass and(String name, String doc, Option... further) {
        if (name.equals(this.name)) throw new IllegalArgumentException("'" + name + "' would begin as itself does");
        return new OptionClass(name, doc, Stream.concat(options().stream(), Stream.of(further)), this);
    }

    /**
     * Makes a class that has further options and lacks some.
     *
     * @param left names of those that it lacks
     * @param name of the new class
     * @param further behind the others of this one
     * @return a class of its own, listed as a whole
     */
    public OptionClass without(Set<String> left, String name, String doc, Option... further) {
        Stream<Option> kept = options().stream().filter(option -> !left.contains(option.name()));
        return new OptionClass(name, doc, Stream.concat(kept, Stream.of(further)), null);
    }

    /**
     * Tells whether there is such an option.
     *
     * @param key of a table
     * @return true if its name is one of these
     */
    public boolean has(Value key) {
        return has(key.raw());
    }

    boolean has(LuaValue key) {
        return known.contains(key);
    }

    /** The option of a name; an unknown name is a mistake of ours. */
    Option get(String name) {
        Option option = options.get(name);
        if (option == null) throw new IllegalArgumentException("'" + name + "' is none of the options " + names());
        return option;
    }

    /**
     * Lists the options.
     *
     * @return in the order in which they were given
     */
    public Collection<Option> options() {
        return Collections.unmodifiableCollection(options.values());
    }

    /**
     * The name of the class.
     *
     * @return such as {@code FanOptions}
     */
    public String name() {
        return name;
    }

    /**
     * Lists the names.
     *
     * @return in the order in which they were given
     */
    public List<String> names() {
        return List.copyOf(options.keySet());
    }

    /**
     * Describes the class.
     *
     * @return for the reference
     */
    public ClassDoc toDoc() {
        ClassDoc described =
                ClassDoc.of(name, doc, options().stream().map(Option::toDoc).toList());
        return base == null ? described : described.extending(base.toDoc());
    }
}
