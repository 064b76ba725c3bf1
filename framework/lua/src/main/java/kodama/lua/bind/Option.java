package kodama.lua.bind;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/**
 * A named option of a table: its type, range, default and description. {@link Options} reads it accordingly.
 *
 * <p>An option described without a default is either required, or its reader supplies the default.
 */
public final class Option {
    private static final String COLOR = "number<Color>";
    private static final Set<LuaType> PLAIN = Set.of(LuaType.STRING, LuaType.NUMBER, LuaType.INTEGER, LuaType.BOOLEAN);
    /** Larger numbers are formatted with an exponent. */
    private static final double INTEGERS_UP_TO = 1e15;

    private static final double NO_BOUND = Double.POSITIVE_INFINITY;

    private final String name;
    private final LuaValue key;
    private final LuaType type;
    private final String typeText;
    private final String doc;
    private final boolean isOptional;

    /** The default, a Double, Boolean or String; null for none. */
    private final @Nullable Object fallback;

    final double least;
    final double most;

    /** The permitted strings; empty for any. */
    final List<String> words;

    private Option(
            String name,
            LuaType type,
            String typeText,
            @Nullable Object fallback,
            double least,
            double most,
            List<String> words,
            boolean isOptional,
            String doc) {
        this.name = name;
        this.key = LuaValue.valueOf(name);
        this.type = type;
        this.typeText = typeText;
        this.fallback = fallback;
        this.least = least;
        this.most = most;
        this.words = words;
        this.isOptional = isOptional;
        this.doc = doc;
    }

    private static Option of(String name, LuaType type, @Nullable Object fallback, String doc) {
        return new Option(name, type, type.word(), fallback, -NO_BOUND, NO_BOUND, List.of(), true, doc);
    }

    private Option within(double from, double to) {
        return new Option(name, type, typeText, fallback, from, to, words, isOptional, doc);
    }

    /**
     * Describes a number without a default.
     *
     * @param name the name in scripts
     * @param doc description, with the unit
     */
    public static Option number(String name, String doc) {
        return of(name, LuaType.NUMBER, null, doc);
    }

    /**
     * Describes a number.
     *
     * @param name the name in scripts
     * @param fallback the default
     * @param doc description, with the unit
     */
    public static Option number(String name, double fallback, String doc) {
        return of(name, LuaType.NUMBER, fallback, doc);
    }

    /**
     * Describes a number with a lower bound.
     *
     * @param name the name in scripts
     * @param least lower bound, inclusive
     * @param fallback the default
     * @param doc description, with the unit
     */
    public static Option atLeast(String name, double least, double fallback, String doc) {
        return number(name, fallback, doc).within(least, NO_BOUND);
    }

    /**
     * Describes a number in a range.
     *
     * @param name the name in scripts
     * @param least lower bound, inclusive
     * @param most upper bound, inclusive
     * @param fallback the default; null for none
     * @param doc description, with the unit
     */
    public static Option between(String name, double least, double most, @Nullable Double fallback, String doc) {
        return of(name, LuaType.NUMBER, fallback, doc).within(least, most);
    }

    /**
     * Describes a color without a default.
     *
     * @param name the name in scripts
     * @return a number of any size; its reader checks the range
     */
    public static Option color(String name, String doc) {
        return number(name, doc).as(COLOR);
    }

    /**
     * Describes a color.
     *
     * @param name the name in scripts
     * @param fallback the default, 0xRRGGBB
     * @return a number of any size; its reader checks the range
     */
    public static Option color(String name, int fallback, String doc) {
        return number(name, fallback, doc).as(COLOR);
    }

    /**
     * Describes an integer in a range, without a default.
     *
     * @param name the name in scripts
     * @param least lower bound, inclusive
     * @param most upper bound, inclusive
     * @param doc description, with the unit
     */
    public static Option integer(String name, int least, int most, String doc) {
        return of(name, LuaType.INTEGER, null, doc).within(least, most);
    }

    /**
     * Describes an integer in a range.
     *
     * @param name the name in scripts
     * @param least lower bound, inclusive
     * @param most upper bound, inclusive
     * @param fallback the default
     * @param doc description, with the unit
     */
    public static Option integer(String name, int least, int most, int fallback, String doc) {
        return of(name, LuaType.INTEGER, (double) fallback, doc).within(least, most);
    }

    /**
     * Describes a string without a default.
     *
     * @param name the name in scripts
     */
    public static Option text(String name, String doc) {
        return of(name, LuaType.STRING, null, doc);
    }

    /**
     * Describes a string.
     *
     * @param name the name in scripts
     * @param fallback the default
     */
    public static Option text(String name, String fallback, String doc) {
        return of(name, LuaType.STRING, fallback, doc);
    }

    /**
     * Describes a string with fixed choices.
     *
     * @param name the name in scripts
     * @param words the choices; the first is the default
     */
    public static Option words(String name, List<String> words, String doc) {
        String type = words.stream().map(word -> '"' + word + '"').collect(Collectors.joining("|"));
        return new Option(name, LuaType.STRING, type, words.get(0), -NO_BOUND, NO_BOUND, words, true, doc);
    }

    /**
     * Describes a string that names an enum constant in lower case.
     *
     * @param name the name in scripts
     * @param values the enum; its first constant is the default
     */
    public static Option words(String name, Class<? extends Enum<?>> values, String doc) {
        List<String> words = Stream.of(values.getEnumConstants())
                .map(value -> value.name().toLowerCase(Locale.ROOT))
                .toList();
        return words(name, words, doc);
    }

    /**
     * Describes a boolean without a default.
     *
     * @param name the name in scripts
     */
    public static Option flag(String name, String doc) {
        return of(name, LuaType.BOOLEAN, null, doc);
    }

    /**
     * Describes a boolean.
     *
     * @param name the name in scripts
     * @param fallback the default
     */
    public static Option flag(String name, boolean fallback, String doc) {
        return of(name, LuaType.BOOLEAN, fallback, doc);
    }

    /**
     * Describes a value of any type, which its reader checks.
     *
     * @param name the name in scripts
     * @param type its type for the reference, see {@link TypeDoc}
     */
    public static Option of(String name, String type, String doc) {
        return new Option(name, LuaType.ANY, type, null, -NO_BOUND, NO_BOUND, List.of(), true, doc);
    }

    /**
     * Makes the option required.
     *
     * @return a copy that is required
     */
    public Option required() {
        return new Option(name, type, typeText, null, least, most, words, false, doc);
    }

    /**
     * Removes the default: nothing is done if the option is not given.
     *
     * @return a copy without a default
     */
    public Option withoutDefault() {
        return new Option(name, type, typeText, null, least, most, words, true, doc);
    }

    /**
     * Sets the default that the reference shows; for options whose reader supplies it.
     *
     * @return a copy with this default
     */
    public Option withDefault(String word) {
        return new Option(name, type, typeText, word, least, most, words, isOptional, doc);
    }

    /**
     * Sets the type that the reference shows, such as the name of an alias.
     *
     * @param further the type, see {@link TypeDoc}
     * @return a copy with this type
     */
    public Option as(String further) {
        return new Option(name, type, further, fallback, least, most, words, isOptional, doc);
    }

    /**
     * Whether the option is a string, a number or a boolean.
     *
     * @return false for tables, functions, and values of any type
     */
    public boolean isPlain() {
        return PLAIN.containsAll(Signature.type(typeText).kinds());
    }

    /**
     * Lets the option differ between several things: a script may give a list whose items are used in turn, or a
     * function that is called with the index of a thing and their number. The reader handles these.
     *
     * @return a copy of any type; this option if it is not plain
     */
    public Option varying() {
        if (!isPlain()) return this;
        String one = typeText.contains("|") ? "(" + typeText + ")" : typeText;
        return of(name, typeText + "|" + one + "[]|fun(i: integer, n: integer): " + one, doc);
    }

    /**
     * Returns the name.
     *
     * @return the name in scripts
     */
    public String name() {
        return name;
    }

    LuaValue key() {
        return key;
    }

    LuaType type() {
        return type;
    }

    /** Returns this option if it has a type; otherwise its reader and its description disagree. */
    Option requireType(LuaType requested) {
        if (type == requested) return this;
        throw new IllegalArgumentException(
                "the option '" + name + "' is described as " + typeText + " but read as " + requested.word());
    }

    boolean hasDefault() {
        return fallback != null;
    }

    double defaultNumber() {
        return fallback instanceof Double number ? number : Double.NaN;
    }

    String defaultText() {
        return fallback instanceof String text ? text : "";
    }

    boolean defaultFlag() {
        return Boolean.TRUE.equals(fallback);
    }

    /** Whether it is a number without bounds. */
    boolean isUnbounded() {
        return least == -NO_BOUND && most == NO_BOUND;
    }

    /** Returns the range for people; an empty string if there is none. */
    String bounds() {
        if (most < Integer.MAX_VALUE) return trimmed(least) + " to " + trimmed(most);
        return least > Integer.MIN_VALUE ? "at least " + trimmed(least) : "";
    }

    FieldDoc toDoc() {
        return new FieldDoc(name, Signature.type(typeText), isOptional, formattedDefault(), bounds(), doc);
    }

    /** Formats a number as Lua does. */
    static String trimmed(double value) {
        if (Double.isNaN(value)) return "nan";
        if (Math.abs(value) >= INTEGERS_UP_TO) return Value.of(value).text();
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }

    private String formattedDefault() {
        if (fallback instanceof Double number && typeText.equals(COLOR)) return "0x%06x".formatted(number.intValue());
        if (fallback instanceof Double number) return trimmed(number);
        if (fallback instanceof String text) return text.isEmpty() ? "" : '"' + text + '"';
        return fallback == null ? "" : fallback.toString();
    }
}
