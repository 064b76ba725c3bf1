package kodama.lua.bind;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/**
 * An option of a table: its name, what it may be, what it is if a script does not give it, and what it is for. {@link
 * Options} reads it as it says here.
 */
public final class Option {
    private static final String COLOR = "number<Color>";
    private static final Set<LuaType> PLAIN = Set.of(LuaType.STRING, LuaType.NUMBER, LuaType.INTEGER, LuaType.BOOLEAN);
    private static final double NO_BOUND = Double.POSITIVE_INFINITY;

    private final String name;
    private final LuaValue key;
    private final LuaType type;
    private final String typeText;
    private final String doc;
    private final boolean mayLack;

    /** A Double, Boolean or String; null for nothing. */
    private final @Nullable Object otherwise;

    final double least;
    final double most;

    /** One of which a string must be; empty for any. */
    final List<String> words;

    private Option(
            String name,
            LuaType type,
            String typeText,
            @Nullable Object otherwise,
            double least,
            double most,
            List<String> words,
            boolean mayLack,
            String doc) {
        this.name = name;
        this.key = LuaValue.valueOf(name);
        this.type = type;
        this.typeText = typeText;
        this.otherwise = otherwise;
        this.least = least;
        this.most = most;
        this.words = words;
        this.mayLack = mayLack;
        this.doc = doc;
    }

    private static Option of(String name, LuaType type, @Nullable Object otherwise, String doc) {
        return new Option(name, type, type.word(), otherwise, -NO_BOUND, NO_BOUND, List.of(), true, doc);
    }

    private Option within(double from, double to) {
        return new Option(name, type, typeText, otherwise, from, to, words, mayLack, doc);
    }

    /**
     * Describes a number; if it is not given, its reader finds out what it is, or that it has to be there.
     *
     * @param name as scripts write it
     * @param doc what it is for, with its unit
     */
    public static Option number(String name, String doc) {
        return of(name, LuaType.NUMBER, null, doc);
    }

    /**
     * Describes a number.
     *
     * @param name as scripts write it
     * @param otherwise what it is if it is not given
     * @param doc what it is for, with its unit
     */
    public static Option number(String name, double otherwise, String doc) {
        return of(name, LuaType.NUMBER, otherwise, doc);
    }

    /**
     * Describes a number with a least value.
     *
     * @param name as scripts write it
     * @param least bound, itself allowed
     * @param otherwise what it is if it is not given
     * @param doc what it is for, with its unit
     * @return a number with a bound
     */
    public static Option atLeast(String name, double least, double otherwise, String doc) {
        return number(name, otherwise, doc).within(least, NO_BOUND);
    }

    /**
     * Describes a number within bounds.
     *
     * @param name as scripts write it
     * @param least bound, itself allowed
     * @param most bound, itself allowed
     * @param otherwise what it is if it is not given; null if its reader finds that out
     * @param doc what it is for, with its unit
     */
    public static Option between(String name, double least, double most, @Nullable Double otherwise, String doc) {
        return of(name, LuaType.NUMBER, otherwise, doc).within(least, most);
    }

    /**
     * Describes a color; if it is not given, its reader finds out what it is.
     *
     * @param name as scripts write it
     * @return any number; its reader looks whether it is a color
     */
    public static Option color(String name, String doc) {
        return number(name, doc).as(COLOR);
    }

    /**
     * Describes a color.
     *
     * @param name as scripts write it
     * @param otherwise what it is if it is not given; 0xRRGGBB
     * @return any number; its reader looks whether it is a color
     */
    public static Option color(String name, int otherwise, String doc) {
        return number(name, otherwise, doc).as(COLOR);
    }

    /**
     * Describes a whole number; if it is not given, its reader finds out what it is.
     *
     * @param name as scripts write it
     * @param least bound, itself allowed
     * @param most bound, itself allowed
     * @param doc what it is for, with its unit
     * @return a whole number with bounds
     */
    public static Option integer(String name, int least, int most, String doc) {
        return of(name, LuaType.INTEGER, null, doc).within(least, most);
    }

    /**
     * Describes a whole number.
     *
     * @param name as scripts write it
     * @param least bound, itself allowed
     * @param most bound, itself allowed
     * @param otherwise what it is if it is not given
     * @param doc what it is for, with its unit
     * @return a whole number with bounds
     */
    public static Option integer(String name, int least, int most, int otherwise, String doc) {
        return of(name, LuaType.INTEGER, (double) otherwise, doc).within(least, most);
    }

    /**
     * Describes a string; if it is not given, its reader finds out what it is.
     *
     * @param name as scripts write it
     */
    public static Option text(String name, String doc) {
        return of(name, LuaType.STRING, null, doc);
    }

    /**
     * Describes a string.
     *
     * @param name as scripts write it
     * @param otherwise what it is if it is not given
     */
    public static Option text(String name, String otherwise, String doc) {
        return of(name, LuaType.STRING, otherwise, doc);
    }

    /**
     * Describes a string that is one of some words.
     *
     * @param name as scripts write it
     * @param words all there are; the first if it is not given
     */
    public static Option words(String name, List<String> words, String doc) {
        String type = words.stream().map(word -> '"' + word + '"').collect(Collectors.joining("|"));
        return new Option(name, LuaType.STRING, type, words.get(0), -NO_BOUND, NO_BOUND, words, true, doc);
    }

    /**
     * Describes a string that names a value of an enum, in small letters.
     *
     * @param name as scripts write it
     * @param values the enum; its first value if it is not given
     */
    public static Option words(String name, Class<? extends Enum<?>> values, String doc) {
        List<String> words = Stream.of(values.getEnumConstants())
                .map(value -> value.name().toLowerCase(Locale.ROOT))
                .toList();
        return words(name, words, doc);
    }

    /**
     * Describes a boolean; if it is not given, its reader finds out what it is.
     *
     * @param name as scripts write it
     */
    public static Option flag(String name, String doc) {
        return of(name, LuaType.BOOLEAN, null, doc);
    }

    /**
     * Describes a boolean.
     *
     * @param name as scripts write it
     * @param otherwise what it is if it is not given
     */
    public static Option flag(String name, boolean otherwise, String doc) {
        return of(name, LuaType.BOOLEAN, otherwise, doc);
    }

    /**
     * Describes what its reader looks at by itself.
     *
     * @param name as scripts write it
     * @param type what it may be, see {@link TypeDoc}
     * @return a value of any type
     */
    public static Option of(String name, String type, String doc) {
        return new Option(name, LuaType.ANY, type, null, -NO_BOUND, NO_BOUND, List.of(), true, doc);
    }

    /**
     * Has the option always given.
     *
     * @return the same option otherwise
     */
    public Option required() {
        return new Option(name, type, typeText, null, least, most, words, false, doc);
    }

    /**
     * Says that nothing is done if the option is not given.
     *
     * @return the same option, without what it is if it is not given
     */
    public Option withoutDefault() {
        return new Option(name, type, typeText, null, least, most, words, true, doc);
    }

    /**
     * Says what it is if it is not given, where its reader looks at it by itself.
     *
     * @return the same option otherwise
     */
    public Option withDefault(String word) {
        return new Option(name, type, typeText, word, least, most, words, mayLack, doc);
    }

    /**
     * Says more of its type than its reader looks at, such as the name of an alias.
     *
     * @param further see {@link TypeDoc}
     * @return the same option otherwise
     */
    public Option as(String further) {
        return new Option(name, type, further, otherwise, least, most, words, mayLack, doc);
    }

    /**
     * Tells whether it is a word, a number or a flag: neither a table nor a function.
     *
     * @return false as well for what may be anything
     */
    public boolean isPlain() {
        return PLAIN.containsAll(Signature.type(typeText).kinds());
    }

    /**
     * Lets it be said of each of many things: as a list whose items take turns, or as a function that is called with
     * the place of a thing and how many there are. Its reader finds out what holds for each.
     *
     * @return an option of any type; the same option if it is not plain
     */
    public Option varying() {
        if (!isPlain()) return this;
        String one = typeText.contains("|") ? "(" + typeText + ")" : typeText;
        return of(name, typeText + "|" + one + "[]|fun(i: integer, n: integer): " + typeText, doc);
    }

    /**
     * The name.
     *
     * @return as scripts write it
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

    /** Itself, if it is read as what it was described as; else that is a mistake of ours. */
    Option requireType(LuaType asked) {
        if (type == asked) return this;
        throw new IllegalArgumentException(
                "the option '" + name + "' is described as " + typeText + " but read as " + asked.word());
    }

    boolean hasDefault() {
        return otherwise != null;
    }

    double defaultNumber() {
        return otherwise instanceof Double number ? number : Double.NaN;
    }

    String defaultText() {
        return otherwise instanceof String text ? text : "";
    }

    boolean defaultFlag() {
        return Boolean.TRUE.equals(otherwise);
    }

    /** Whether it is a number without bounds. */
    boolean isUnbounded() {
        return least == -NO_BOUND && most == NO_BOUND;
    }

    /** For people; empty for none. */
    String bounds() {
        if (most < Integer.MAX_VALUE) return trimmed(least) + " to " + trimmed(most);
        return least > Integer.MIN_VALUE ? "at least " + trimmed(least) : "";
    }

    FieldDoc toDoc() {
        return new FieldDoc(name, Signature.type(typeText), mayLack, otherwiseTold(), bounds(), doc);
    }

    /** A number as Lua writes it. */
    static String trimmed(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }

    private String otherwiseTold() {
        if (otherwise instanceof Double number && typeText.equals(COLOR)) return "0x%06x".formatted(number.intValue());
        if (otherwise instanceof Double number) return trimmed(number);
        if (otherwise instanceof String text) return text.isEmpty() ? "" : '"' + text + '"';
        return otherwise == null ? "" : otherwise.toString();
    }
}
