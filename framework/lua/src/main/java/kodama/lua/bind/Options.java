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
 * Reads a table of named options, such as that of {@code shot.fan}: types checked, defaults filled in, misspelled names
 * refused with a guess.
 */
public final class Options {
    /** A list of names may have so many. */
    private static final int MOST_TEXTS = 10_000;

    private final String function;
    private final LuaTable table;
    private final OptionClass known;
    /** Where to look for what is not given; null for nowhere. */
    private final @Nullable Options base;

    /**
     * Takes the options of a call.
     *
     * @param function whose options these are, for messages
     * @param table the options as the script wrote them
     * @param known every option there is
     * @throws LuaException if the table holds another key
     */
    public Options(String function, Table table, OptionClass known) {
        this(function, (LuaTable) table.raw(), known, null);
        refuseUnknown(function, this.table, known);
    }

    private Options(String function, LuaTable table, OptionClass known, @Nullable Options base) {
        this.function = function;
        this.table = table;
        this.known = known;
        this.base = base;
    }

    /**
     * Takes what is not given here from other options.
     *
     * @return these options, and behind them those
     */
    public Options withFallback(Options base) {
        return new Options(function, table, known, base);
    }

    /**
     * Checks all that is given, and keeps it as it is now, whatever the script does to its table later.
     *
     * @return the same options for good, among them those that were taken from elsewhere
     * @throws LuaException if one is of a wrong type, out of its bounds or none of its words
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
     * Whose options these are, for messages.
     *
     * @return the function's name
     */
    public String function() {
        return function;
    }

    /**
     * Tells of mistakes in another name.
     *
     * @param other whose options these are from now on, for messages
     * @return the same options
     */
    public Options reportedAs(String other) {
        return new Options(other, table, known, base);
    }

    /**
     * Has other values for some of the options.
     *
     * @param others values by names
     * @return the same options otherwise; these if there are no others
     * @throws LuaException if there is no option of such a name
     */
    public Options with(Map<Value, Value> others) {
        if (others.isEmpty()) return this;
        Table all = new Table(new LuaTable());
        for (Table.Entry entry : new Table(table)) all.put(entry.key(), entry.value());
        others.forEach(all::put);
        return new Options(function, all, known);
    }

    /**
     * Checks the names of a table that is read by other means.
     *
     * @param function whose options these are, for messages
     * @param table the options as the script wrote them
     * @param known every option there is
     * @throws LuaException if the table holds another key
     */
    public static void refuseUnknown(String function, Table table, OptionClass known) {
        refuseUnknown(function, (LuaTable) table.raw(), known);
    }

    private static void refuseUnknown(String function, LuaTable table, OptionClass known) {
        if (table instanceof ScriptTable ours) { // without an object for each
            for (int at = ours.after(-1); at >= 0; at = ours.after(at)) refuseUnknown(function, ours.keyAt(at), known);
        } else for (LuaValue key : table.keys()) refuseUnknown(function, key, known);
    }

    private static void refuseUnknown(String function, LuaValue key, OptionClass known) {
        if (!known.has(key)) throw unknown(function, key, known);
    }

    private static LuaException unknown(String function, LuaValue key, OptionClass known) {
        String name = Value.of(key).text();
        return new LuaException(
                function + ": unknown option '" + name + "'" + NearestName.hintAndChoices(name, known.names()));
    }

    /**
     * Reads a number. If it is not given, it is what its description says; without that it has to be there.
     *
     * @return the number, within its bounds
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
     * @param otherwise what it is if it is not given
     * @return the number, within its bounds
     */
    public double number(String name, double otherwise) {
        Option option = known.get(name);
        LuaValue value = raw(option);
        return value.isnil() ? otherwise : number(option, value);
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
     * Reads a whole number. If it is not given, it is what its description says; without that it has to be there.
     *
     * @return the number, within its bounds
     */
    public int integer(String name) {
        Option option = known.get(name);
        LuaValue value = raw(option);
        if (value.isnil() && option.hasDefault()) return (int) option.defaultNumber();
        return integer(option, value);
    }

    /**
     * Reads a whole number.
     *
     * @param otherwise what it is if it is not given
     * @return the number, within its bounds
     */
    public int integer(String name, int otherwise) {
        Option option = known.get(name);
        LuaValue value = raw(option);
        return value.isnil() ? otherwise : integer(option, value);
    }

    /**
     * Reads a whole number whose greatest value its reader finds out. If it is not given, it is what its description
     * says.
     *
     * @param most bound, itself allowed
     * @return the number, within its bounds
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
     * Reads a string, at most 1,000 bytes. If it is not given, it is what its description says.
     *
     * @return the string; empty if nothing is said
     */
    public String text(String name) {
        Option option = known.get(name);
        return text(option, option.defaultText());
    }

    /**
     * Reads a string.
     *
     * @param otherwise what it is if it is not given
     */
    public String text(String name, String otherwise) {
        return text(known.get(name), otherwise);
    }

    private String text(Option option, String otherwise) {
        LuaValue value = raw(option.requireType(LuaType.STRING));
        return value.isnil() ? otherwise : name(option.name(), checked(option, value));
    }

    private String name(String option, LuaValue value) {
        return Value.of(value).name(() -> function + ": option '" + option + "'");
    }

    /**
     * Reads a string of any length; the others are names.
     *
     * @return the string; empty if it is not given
     */
    public String longText(String name) {
        Option option = known.get(name);
        LuaValue value = raw(option.requireType(LuaType.STRING));
        return value.isnil() ? "" : Value.of(checked(option, value)).text();
    }

    /**
     * Reads one of some words.
     *
     * @return one of those that its description has; the first if it is not given
     */
    public String word(String name) {
        return word(name, known.get(name).words);
    }

    /**
     * Reads one of some words, where an option may be something else besides.
     *
     * @param words all there are; the first if it is not given
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
     * Reads one of the values of an enum, by its name in small letters.
     *
     * @param name the option, described by the words of this enum
     */
    public <E extends Enum<E>> E word(String name, Class<E> values) {
        return values.getEnumConstants()[known.get(name).words.indexOf(word(name))];
    }

    /**
     * Reads a list of strings.
     *
     * @param what what they are, for messages, as {@code folder names}
     * @return the strings; none if the option is not given
     */
    public List<String> texts(String name, String what) {
        LuaValue list = raw(name);
        if (list.isnil()) return List.of();
        if (!list.istable()) throw new LuaException(noList(name, what) + " but was a " + list.typename());
        List<String> texts = new ArrayList<>();
        int count = list.rawlen();
        if (count > MOST_TEXTS)
            throw new LuaException(noList(name, what) + ", at most " + MOST_TEXTS + ", but has " + count);
        for (int i = 1; i <= count; i++) texts.add(text(name, what, list.rawget(i)));
        return List.copyOf(texts);
    }

    private String text(String name, String what, LuaValue value) {
        if (value.type() == LuaValue.TSTRING) return name(name, value);
        throw new LuaException(noList(name, what) + " but holds a " + value.typename());
    }

    private String noList(String name, String what) {
        return function + ": option '" + name + "' must be a list of " + what;
    }

    /**
     * Reads a boolean. If it is not given, it is what its description says.
     *
     * @return the boolean; false if nothing is said
     */
    public boolean flag(String name) {
        Option option = known.get(name);
        return flag(option, option.defaultFlag());
    }

    /**
     * Reads a boolean.
     *
     * @param otherwise what it is if it is not given
     */
    public boolean flag(String name, boolean otherwise) {
        return flag(known.get(name), otherwise);
    }

    private boolean flag(Option option, boolean otherwise) {
        LuaValue value = raw(option.requireType(LuaType.BOOLEAN));
        return value.isnil() ? otherwise : checked(option, value).toboolean();
    }

    /** Reads a table that has to be there. */
    public Table table(String name) {
        return new Table((LuaTable) checked(name, raw(name), LuaType.TABLE));
    }

    /**
     * Reads a value of any type.
     *
     * @return nil if it is not given
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
