package kodama.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import kodama.base.Spelling;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Reads a table of named options, such as that of {@code shot.fan}: types checked, defaults filled in, misspelt names
 * refused with a guess.
 */
final class Options {
    private final String function;
    private final LuaTable table;
    private final OptionNames known;

    /**
     * @param function whose options these are, for messages
     * @param table the options as the script wrote them
     * @param known every option there is
     * @throws LuaError if the table holds another key
     */
    Options(String function, LuaTable table, OptionNames known) {
        this.function = function;
        this.table = table;
        this.known = known;
        refuseUnknown(function, table, known);
    }

    /** Whose options these are, for messages. */
    String function() {
        return function;
    }

    static void refuseUnknown(String function, LuaTable table, OptionNames known) {
        Varargs entry = table.next(LuaValue.NIL);
        for (; !entry.arg1().isnil(); entry = table.next(entry.arg1())) {
            if (!known.has(entry.arg1())) throw unknown(function, entry.arg1(), known);
        }
    }

    private static LuaError unknown(String function, LuaValue key, OptionNames known) {
        String name = key.tojstring();
        String hint = key.type() == LuaValue.TSTRING ? Spelling.hint(name, known.names()) : "";
        return new LuaError(function + ": unknown option '" + name + "'" + hint + "; there are "
                + String.join(", ", known.names()));
    }

    double number(String name, double otherwise) {
        LuaValue value = value(name);
        return value.isnil() ? otherwise : checked(name, value, LuaType.NUMBER).todouble();
    }

    /** A number that has to be there. */
    double number(String name) {
        return checked(name, value(name), LuaType.NUMBER).todouble();
    }

    /** A number with a least value. */
    double atLeast(String name, double least, double otherwise) {
        double value = number(name, otherwise);
        if (value < least) throw new LuaError(outOfRange(name, "at least " + trimmed(least), value));
        return value;
    }

    /** A whole number within bounds. */
    int integer(String name, int least, int most, int otherwise) {
        LuaValue value = value(name);
        if (value.isnil()) return otherwise;
        double number = checked(name, value, LuaType.INTEGER).todouble();
        if (number < least || number > most) {
            throw new LuaError(outOfRange(name, "from " + least + " to " + most, number));
        }
        return (int) number;
    }

    String text(String name, String otherwise) {
        LuaValue value = value(name);
        return value.isnil() ? otherwise : checked(name, value, LuaType.STRING).tojstring();
    }

    /** One of some words; the first if there is none. */
    String choice(String name, List<String> words) {
        String word = text(name, words.get(0));
        if (words.contains(word)) return word;
        throw new LuaError(function + ": option '" + name + "' must be one of " + String.join(", ", words)
                + " but was '" + word + "'" + Spelling.hint(word, words));
    }

    /** One of the values of an enum, by its name in small letters; the first if there is none. */
    <E extends Enum<E>> E choice(String name, Class<E> values) {
        E[] all = values.getEnumConstants();
        List<String> words = Stream.of(all)
                .map(value -> value.name().toLowerCase(Locale.ROOT))
                .toList();
        return all[words.indexOf(choice(name, words))];
    }

    /** A list of strings; empty if there is none. */
    List<String> texts(String name, String what) {
        LuaValue list = value(name);
        if (list.isnil()) return List.of();
        if (!list.istable()) throw new LuaError(noList(name, what) + " but was a " + list.typename());
        List<String> texts = new ArrayList<>();
        for (int i = 1; i <= list.length(); i++) texts.add(text(name, what, list.get(i)));
        return List.copyOf(texts);
    }

    private String text(String name, String what, LuaValue value) {
        if (value.type() == LuaValue.TSTRING) return value.tojstring();
        throw new LuaError(noList(name, what) + " but holds a " + value.typename());
    }

    private String noList(String name, String what) {
        return function + ": option '" + name + "' must be a list of " + what;
    }

    boolean flag(String name) {
        LuaValue value = value(name);
        return !value.isnil() && checked(name, value, LuaType.BOOLEAN).toboolean();
    }

    LuaTable table(String name) {
        return (LuaTable) checked(name, value(name), LuaType.TABLE);
    }

    LuaValue value(String name) {
        return table.rawget(known.key(name));
    }

    private LuaValue checked(String name, LuaValue value, LuaType type) {
        if (type.accepts(value)) return value;
        throw new LuaError(function + ": option '" + name + "' must be " + type.phrase() + " but was " + told(value));
    }

    /** A value as messages tell it. */
    static String told(LuaValue value) {
        if (value.isnil()) return "missing";
        return value.type() == LuaValue.TNUMBER ? value.tojstring() : "a " + value.typename();
    }

    private String outOfRange(String name, String bound, double value) {
        return function + ": option '" + name + "' must be " + bound + " but was " + trimmed(value);
    }

    private static String trimmed(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }
}
