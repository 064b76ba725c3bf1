package kodama.lua.bind;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.lua.value.NearestName;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * Reads a table of named options, such as that of {@code shot.fan}: checks types and ranges, fills in defaults, and
 * rejects unknown names with a suggestion. A required option that is missing is an error.
 */
public final class Options {
    /** Most strings in a list. */
    private static final int MAX_TEXTS = 10_000;

    private final String function;
    private final LuaTable table;
    private final OptionClass known;
    /** Options that supply missing values; null for none. */
    private final @Nullable Options base;

    /**
     * Wraps the options of a call.
     *
     * @param function the called function, for messages
     * @param table the options from the script
     * @param known the possible options
     * @throws LuaException if the table has another key
     */
    public Options(String function, Table table, OptionClass known) {
        this(function, (LuaTable) table.raw(), known, null);
        rejectUnknown(function, this.table, known);
    }

    private Options(String function, LuaTable table, OptionClass known, @Nullable Options base) {
        this.function = function;
        this.table = table;
        this.known = known;
        this.base = base;
    }

    /**
     * Takes missing values from other options.
     *
     * @return a view of both
     */
    public Options withFallback(Options base) {
        return new Options(function, table, known, base);
    }

    /**
     * Checks all given options, and makes a copy that later changes of the script's table do not affect.
     *
     * @return the copy, which includes the values of other options, see {@link #withFallback}
     * @throws LuaException if a value has the wrong type, is out of range or is not one of the choices
     */
    public Options frozen() {
        LuaTable copy = new LuaTable();
        for (String name : known.names()) {
            Option option = known.get(name);
            LuaValue value = raw(option);
            if (value.isnil()) continue;
            check(option, value);
            copy.rawset(option.key(), value);
        }
        return new Options(function, copy, known, null);
    }

    private void check(Option option, LuaValue value) {
        checked(option, value);
        if (!option.words.isEmpty()) word(option.name());
        boolean isNumber = option.type() == LuaType.NUMBER || option.type() == LuaType.INTEGER;
        if (isNumber) within(option, option.most, value.todouble());
    }

    /**
     * Returns the called function, for messages.
     *
     * @return the function's name
     */
    public String function() {
        return function;
    }

    /**
     * Changes the function's name in messages.
     *
     * @param other the name
     * @return the same options
     */
    public Options reportedAs(String other) {
        return new Options(other, table, known, base);
    }

    /**
     * Replaces the values of some options.
     *
     * @param others values by name
     * @return a copy; these options if there are no replacements
     * @throws LuaException if there is no option with such a name
     */
    public Options with(Map<Value, Value> others) {
        if (others.isEmpty()) return this;
        Table all = new Table(new LuaTable());
        for (Table.Entry entry : new Table(table)) all.put(entry.key(), entry.value());
        others.forEach(all::put);
        return new Options(function, all, known);
    }

    /**
     * Checks the names in a table that is not read by this class.
     *
     * @param function the called function, for messages
     * @param table the options from the script
     * @param known the possible options
     * @throws LuaException if the table has another key
     */
    public static void rejectUnknown(String function, Table table, OptionClass known) {
        rejectUnknown(function, (LuaTable) table.raw(), known);
    }

    private static void rejectUnknown(String function, LuaTable table, OptionClass known) {
        if (table instanceof ScriptTable ours) { // without an object per entry
            for (int at = ours.after(-1); at >= 0; at = ours.after(at)) rejectUnknown(function, ours.keyAt(at), known);
        } else for (LuaValue key : table.keys()) rejectUnknown(function, key, known);
    }

    private static void rejectUnknown(String function, LuaValue key, OptionClass known) {
        if (!known.has(key)) throw unknown(function, key, known);
    }

    private static LuaException unknown(String function, LuaValue key, OptionClass known) {
        String name = Value.of(key).text();
        return new LuaException(
                function + ": unknown option '" + name + "'" + NearestName.hintAndChoices(name, known.names()));
    }

    /**
     * Reads a number; its default is the described one.
     *
     * @return the number, in range
     */
    public double number(String name) {
        Option option = known.get(name);
        LuaValue value = raw(option);
        if (value.isnil() && option.hasDefault()) return option.defaultNumber();
        return number(option, value);
    }

    /**
     * Reads a number.
     *
     * @param fallback the default
     * @return the number, in range
     */
    public double number(String name, double fallback) {
        Option option = known.get(name);
        LuaValue value = raw(option);
        return value.isnil() ? fallback : number(option, value);
    }

    private double number(Option option, LuaValue value) {
        return within(
                option,
                option.most,
                checked(option.requireType(LuaType.NUMBER), value).todouble());
    }

    private double within(Option option, double most, double value) {
        if (value >= option.least && value <= most || option.isUnbounded() && !Double.isNaN(value)) return value;
        if (option.isUnbounded())
            throw new LuaException(
                    function() + ": option '" + option.name() + "' must be a number but was nan, as 0/0 is");
        String least = Option.trimmed(option.least);
        String bounds =
                most < Double.POSITIVE_INFINITY ? "from " + least + " to " + Option.trimmed(most) : "at least " + least;
        throw new LuaException(outOfRange(option.name(), bounds, value));
    }

    /**
     * Reads an integer; its default is the described one.
     *
     * @return the integer, in range
     */
    public int integer(String name) {
        Option option = known.get(name);
        LuaValue value = raw(option);
        if (value.isnil() && option.hasDefault()) return (int) option.defaultNumber();
        return integer(option, value);
    }

    /**
     * Reads an integer.
     *
     * @param fallback the default
     * @return the integer, in range
     */
    public int integer(String name, int fallback) {
        Option option = known.get(name);
        LuaValue value = raw(option);
        return value.isnil() ? fallback : integer(option, value);
    }

    /**
     * Reads an integer with an upper bound that the reader supplies; its default is the described one.
     *
     * @param most upper bound, inclusive
     * @return the integer, in range
     */
    public int integerUpTo(String name, int most) {
        Option option = known.get(name);
        LuaValue value = raw(option);
        return value.isnil() ? (int) option.defaultNumber() : integer(option, most, value);
    }

    private int integer(Option option, LuaValue value) {
        return integer(option, option.most, value);
    }

    private int integer(Option option, double most, LuaValue value) {
        return (int) within(
                option,
                most,
                checked(option.requireType(LuaType.INTEGER), value).todouble());
    }

    /**
     * Reads a string of at most 1,000 bytes; its default is the described one.
     *
     * @return the string; empty without a default
     */
    public String text(String name) {
        Option option = known.get(name);
        return text(option, option.defaultText());
    }

    /**
     * Reads a string of at most 1,000 bytes.
     *
     * @param fallback the default
     */
    public String text(String name, String fallback) {
        return text(known.get(name), fallback);
    }

    private String text(Option option, String fallback) {
        LuaValue value = raw(option.requireType(LuaType.STRING));
        return value.isnil() ? fallback : name(option.name(), checked(option, value));
    }

    private String name(String option, LuaValue value) {
        return Value.of(value).name(() -> function + ": option '" + option + "'");
    }

    /**
     * Reads a string of any length.
     *
     * @return the string; empty if it is not given
     */
    public String longText(String name) {
        Option option = known.get(name);
        LuaValue value = raw(option.requireType(LuaType.STRING));
        return value.isnil() ? "" : Value.of(checked(option, value)).text();
    }

    /**
     * Reads a string with fixed choices.
     *
     * @return one of the described choices; by default the first
     */
    public String word(String name) {
        return word(name, known.get(name).words);
    }

    /**
     * Reads a string with fixed choices from an option that may also have other values.
     *
     * @param words the choices; the first is the default
     */
    public String word(String name, List<String> words) {
        LuaValue value = raw(name);
        if (value.isnil()) return words.get(0);
        String word = name(name, checked(name, value, LuaType.STRING));
        if (words.contains(word)) return word;
        throw new LuaException(function + ": option '" + name + "' must be one of " + String.join(", ", words)
                + " but was '" + word + "'" + NearestName.hint(word, words));
    }

    /**
     * Reads an enum constant by its name in lower case.
     *
     * @param name an option whose choices are the constants of this enum
     */
    public <E extends Enum<E>> E word(String name, Class<E> values) {
        return values.getEnumConstants()[known.get(name).words.indexOf(word(name))];
    }

    /**
     * Reads a list of strings.
     *
     * @param what name of the strings in messages, such as {@code folder names}
     * @return the strings; empty if the option is not given
     */
    public List<String> texts(String name, String what) {
        LuaValue list = raw(name);
        if (list.isnil()) return List.of();
        if (!list.istable()) throw new LuaException(notAList(name, what) + " but was a " + list.typename());
        List<String> texts = new ArrayList<>();
        int count = list.rawlen();
        if (count > MAX_TEXTS)
            throw new LuaException(notAList(name, what) + ", at most " + MAX_TEXTS + ", but has " + count);
        for (int i = 1; i <= count; i++) texts.add(text(name, what, list.rawget(i)));
        return List.copyOf(texts);
    }

    private String text(String name, String what, LuaValue value) {
        if (value.type() == LuaValue.TSTRING) return name(name, value);
        throw new LuaException(notAList(name, what) + " but holds a " + value.typename());
    }

    private String notAList(String name, String what) {
        return function + ": option '" + name + "' must be a list of " + what;
    }

    /**
     * Reads a boolean; its default is the described one.
     *
     * @return the boolean; false without a default
     */
    public boolean flag(String name) {
        Option option = known.get(name);
        return flag(option, option.defaultFlag());
    }

    /**
     * Reads a boolean.
     *
     * @param fallback the default
     */
    public boolean flag(String name, boolean fallback) {
        return flag(known.get(name), fallback);
    }

    private boolean flag(Option option, boolean fallback) {
        LuaValue value = raw(option.requireType(LuaType.BOOLEAN));
        return value.isnil() ? fallback : checked(option, value).toboolean();
    }

    /** Reads a required table. */
    public Table table(String name) {
        return new Table((LuaTable) checked(name, raw(name), LuaType.TABLE));
    }

    /**
     * Reads a value of any type.
     *
     * @return the value; nil if it is not given
     */
    public Value value(String name) {
        return Value.of(raw(name));
    }

    private LuaValue raw(Option option) {
        LuaValue value = table.rawget(option.key());
        return value.isnil() && base != null ? base.raw(option) : value;
    }

    private LuaValue raw(String name) {
        return raw(known.get(name));
    }

    private LuaValue checked(Option option, LuaValue value) {
        return checked(option.name(), value, option.type());
    }

    private LuaValue checked(String name, LuaValue value, LuaType type) {
        if (type.accepts(value)) return value;
        throw new LuaException(function + ": option '" + name + "' must be " + type.phrase() + " but was "
                + Value.of(value).describe());
    }

    private String outOfRange(String name, String bound, double value) {
        return function + ": option '" + name + "' must be " + bound + " but was " + Option.trimmed(value);
    }
}
