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
 * The options of a table, such as that of {@code shot.fan}. It is declared where the table is read, and argument
 * checks, reference and editor definitions are all made from it. Immutable.
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
    /** The class whose options come first; null for none. */
    private final @Nullable OptionClass base;

    private OptionClass(String name, String doc, Stream<Option> options, @Nullable OptionClass base) {
        this.name = name;
        this.doc = doc;
        this.base = base;
        this.options = options.collect(
                Collectors.toMap(Option::name, Function.identity(), OptionClass::duplicate, LinkedHashMap::new));
        known = this.options.values().stream().map(Option::key).collect(Collectors.toUnmodifiableSet());
    }

    private static Option duplicate(Option one, Option other) {
        throw new IllegalArgumentException("duplicate option '" + other.name() + "'");
    }

    /**
     * Makes a class of options.
     *
     * @param name the name in signatures, such as {@code FanOptions}
     * @param options the options, with different names
     * @return the class; keeps the order of the options
     */
    public static OptionClass of(String name, String doc, Option... options) {
        return new OptionClass(name, doc, Stream.of(options), null);
    }

    /**
     * Makes a class from options of several readers.
     *
     * @param name the name in signatures
     * @return the class; keeps the order of the options
     */
    @SafeVarargs
    public static OptionClass ofParts(String name, String doc, List<Option>... parts) {
        List<Option> all = new ArrayList<>();
        for (List<Option> part : parts) all.addAll(part);
        return new OptionClass(name, doc, all.stream(), null);
    }

    /**
     * Makes a class that extends this one.
     *
     * @param name name of the new class
     * @param further options added after those of this one
     * @return the new class
     * @throws IllegalArgumentException if it has the name of this class
     */
    public OptionClass and(String name, String doc, Option... further) {
        if (name.equals(this.name)) throw new IllegalArgumentException("class '" + name + "' cannot extend itself");
        return new OptionClass(name, doc, Stream.concat(options().stream(), Stream.of(further)), this);
    }

    /**
     * Makes a class without some of the options and with others.
     *
     * @param left names of the options to omit
     * @param name name of the new class
     * @param further options added after those of this one
     * @return the new class, which does not extend this one
     */
    public OptionClass without(Set<String> left, String name, String doc, Option... further) {
        Stream<Option> kept = options().stream().filter(option -> !left.contains(option.name()));
        return new OptionClass(name, doc, Stream.concat(kept, Stream.of(further)), null);
    }

    /**
     * Whether an option exists.
     *
     * @param key a key of a table
     * @return true if it is the name of an option
     */
    public boolean has(Value key) {
        return has(key.raw());
    }

    boolean has(LuaValue key) {
        return known.contains(key);
    }

    /** Returns the option with a name; an unknown name is a mistake of the reader. */
    Option get(String name) {
        Option option = options.get(name);
        if (option == null) throw new IllegalArgumentException("unknown option '" + name + "'; there are " + names());
        return option;
    }

    /**
     * Returns the options.
     *
     * @return in the order of their declaration
     */
    public Collection<Option> options() {
        return Collections.unmodifiableCollection(options.values());
    }

    /**
     * Returns the name of the class.
     *
     * @return such as {@code FanOptions}
     */
    public String name() {
        return name;
    }

    /**
     * Returns the names of the options.
     *
     * @return in the order of their declaration
     */
    public List<String> names() {
        return List.copyOf(options.keySet());
    }

    /**
     * Describes the class in the reference.
     *
     * @return the description
     */
    public ClassDoc toDoc() {
        ClassDoc described =
                ClassDoc.of(name, doc, options().stream().map(Option::toDoc).toList());
        return base == null ? described : described.extending(base.toDoc());
    }
}
