package kodama.lua.bind;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import kodama.base.Spelling;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Reads a table of named options, such as that of {@code shot.fan}: types checked, defaults filled in, misspelled names
 * refused with a guess.
 */
public final class Options {
    private final String function;
    private final LuaTable table;
    private final OptionNames known;

    /**
     * Takes the options of a call.
     *
     * @param function whose options these are, for messages
     * @param table the options as the script wrote them
     * @param known every option there is
     * @throws LuaException if the table holds another key
     */
    public Options(String function, Table table, OptionNames known) {
        this.function = function;
        this.table = (LuaTable) table.raw();
        this.known = known;
        refuseUnknown(function, this.table, known);
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
     * Checks the names of a table that is read by other means.
     *
     * @param function whose options these are, for messages
     * @param table the options as the script wrote them
     * @param known every option there is
     * @throws LuaException if the table holds another key
     */
    public static void refuseUnknown(String function, Table table, OptionNames known) {
        refuseUnknown(function, (LuaTable) table.raw(), known);
    }

    private static void refuseUnknown(String function, LuaTable table, OptionNames known) {
        Varargs entry = table.next(LuaValue.NIL);
        for (; !entry.arg1().isnil(); entry = table.next(entry.arg1())) {
            if (!known.has(entry.arg1())) throw unknown(function, entry.arg1(), known);
        }
    }

    private static LuaException unknown(String function, LuaValue key, OptionNames known) {
        String name = Value.of(key).text();
        String hint = key.type() == LuaValue.TSTRING ? Spelling.hint(name, known.names()) : "";
        return new LuaException(function + ": unknown option '" + name + "'" + hint + "; there are "
                + String.join(", ", known.names()));
    }

    /**
     * Reads a number.
     *
     * @param name the option
     * @param otherwise what it is if it is not given
     * @return the number
     */
    public double number(String name, double otherwise) {
        LuaValue value = raw(name);
        return value.isnil() ? otherwise : checked(name, value, LuaType.NUMBER).todouble();
    }

    /**
     * Reads a number that has to be there.
     *
     * @param name the option
     * @return the number
     */
    public double number(String name) {
        return checked(name, raw(name), LuaType.NUMBER).todouble();
    }

    /**
     * Reads a number with a least value.
     *
     * @param name the option
     * @param least bound, itself allowed
     * @param otherwise what it is if it is not given
     * @return the number
     */
    public double atLeast(String name, double least, double otherwise) {
        double value = number(name, otherwise);
        if (value < least) throw new LuaException(outOfRange(name, "at least " + trimmed(least), value));
        return value;
    }

    /**
     * Reads a number within bounds.
     *
     * @param name the option
     * @param least bound, itself allowed
     * @param most bound, itself allowed
     * @param otherwise what it is if it is not given
     * @return the number
     */
    public double between(String name, double least, double most, double otherwise) {
        double value = number(name, otherwise);
        if (value >= least && value <= most) return value;
        throw new LuaException(outOfRange(name, "from " + trimmed(least) + " to " + trimmed(most), value));
    }

    /**
     * Reads a whole number within bounds.
     *
     * @param name the option
     * @param least bound, itself allowed
     * @param most bound, itself allowed
     * @param otherwise what it is if it is not given
     * @return the number
     */
    public int integer(String name, int least, int most, int otherwise) {
        LuaValue value = raw(name);
        if (value.isnil()) return otherwise;
        double number = checked(name, value, LuaType.INTEGER).todouble();
        if (number < least || number > most) {
            throw new LuaException(outOfRange(name, "from " + least + " to " + most, number));
        }
        return (int) number;
    }

    /**
     * Reads a string.
     *
     * @param name the option
     * @param otherwise what it is if it is not given
     * @return the string
     */
    public String text(String name, String otherwise) {
        LuaValue value = raw(name);
        return value.isnil()
                ? otherwise
                : Value.of(checked(name, value, LuaType.STRING)).text();
    }

    /**
     * Reads one of some words.
     *
     * @param name the option
     * @param words all there are; the first if the option is not given
     * @return the word
     */
    public String choice(String name, List<String> words) {
        String word = text(name, words.get(0));
        if (words.contains(word)) return word;
        throw new LuaException(function + ": option '" + name + "' must be one of " + String.join(", ", words)
                + " but was '" + word + "'" + Spelling.hint(word, words));
    }

    /**
     * Reads one of the values of an enum, by its name in small letters.
     *
     * @param <E> the enum
     * @param name the option
     * @param values the enum; its first value if the option is not given
     * @return the value
     */
    public <E extends Enum<E>> E choice(String name, Class<E> values) {
        E[] all = values.getEnumConstants();
        List<String> words = Stream.of(all)
                .map(value -> value.name().toLowerCase(Locale.ROOT))
                .toList();
        return all[words.indexOf(choice(name, words))];
    }

    /**
     * Reads a list of strings.
     *
     * @param name the option
     * @param what what they are, for messages, as {@code folder names}
     * @return the strings; none if the option is not given
     */
    public List<String> texts(String name, String what) {
        LuaValue list = raw(name);
        if (list.isnil()) return List.of();
        if (!list.istable()) throw new LuaException(noList(name, what) + " but was a " + list.typename());
        List<String> texts = new ArrayList<>();
        for (int i = 1; i <= list.length(); i++) texts.add(text(name, what, list.get(i)));
        return List.copyOf(texts);
    }

    private String text(String name, String what, LuaValue value) {
        if (value.type() == LuaValue.TSTRING) return Value.of(value).text();
        throw new LuaException(noList(name, what) + " but holds a " + value.typename());
    }

    private String noList(String name, String what) {
        return function + ": option '" + name + "' must be a list of " + what;
    }

    /**
     * Reads a boolean.
     *
     * @param name the option
     * @return false if it is not given
     */
    public boolean flag(String name) {
        return flag(name, false);
    }

    /**
     * Reads a boolean.
     *
     * @param name the option
     * @param otherwise what it is if it is not given
     * @return the boolean
     */
    public boolean flag(String name, boolean otherwise) {
        LuaValue value = raw(name);
        return value.isnil() ? otherwise : checked(name, value, LuaType.BOOLEAN).toboolean();
    }

    /**
     * Reads a table that has to be there.
     *
     * @param name the option
     * @return the table
     */
    public Table table(String name) {
        return new Table((LuaTable) checked(name, raw(name), LuaType.TABLE));
    }

    /**
     * Reads a value of any type.
     *
     * @param name the option
     * @return nil if it is not given
     */
    public Value value(String name) {
        return Value.of(raw(name));
    }

    private LuaValue raw(String name) {
        return table.rawget(known.key(name));
    }

    private LuaValue checked(String name, LuaValue value, LuaType type) {
        if (type.accepts(value)) return value;
        throw new LuaException(function + ": option '" + name + "' must be " + type.phrase() + " but was "
                + Value.of(value).told());
    }

    private String outOfRange(String name, String bound, double value) {
        return function + ": option '" + name + "' must be " + bound + " but was " + trimmed(value);
    }

    private static String trimmed(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }
}
