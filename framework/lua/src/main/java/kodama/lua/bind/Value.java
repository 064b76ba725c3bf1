package kodama.lua.bind;

import java.util.Arrays;
import java.util.function.Supplier;
import kodama.lua.compile.Identifiers;
import kodama.lua.value.LuaReal;
import kodama.lua.value.LuaText;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * A value of Lua's, of any type. It is handed on as it is, or asked what it is; two are equal as keys of a table are.
 *
 * <p>Belongs to the game thread, as all of a machine does.
 */
public class Value {
    /** The value nil. */
    public static final Value NIL = new Value(LuaValue.NIL);

    /** Names of things may be that long; in bytes. Longer ones would fill messages and memory. */
    private static final int LONGEST_NAME = 1_000;

    private final LuaValue raw;

    Value(LuaValue raw) {
        this.raw = raw;
    }

    /**
     * Wraps a value of the machine's own, for rooms that know LuaJ.
     *
     * @return the value; a {@link Table} for a table
     */
    public static Value of(LuaValue raw) {
        if (raw instanceof LuaTable table) return new Table(table);
        return raw.isnil() ? NIL : new Value(raw);
    }

    /** Makes a number. */
    public static Value of(double number) {
        return new Value(LuaReal.of(number));
    }

    /** Makes a boolean. */
    public static Value of(boolean truth) {
        return new Value(LuaValue.valueOf(truth));
    }

    /**
     * Makes a string.
     *
     * @param text any characters; in UTF-8 for scripts
     */
    public static Value of(String text) {
        return new Value(LuaText.utf8(text));
    }

    /**
     * Makes a string of any bytes.
     *
     * @param bytes not changed any more
     */
    public static Value ofBytes(byte[] bytes) {
        return new Value(LuaString.valueUsing(bytes));
    }

    /**
     * Makes a value of a Java object: of a number, text or boolean that of Lua's, nil of null, of all others a
     * userdata.
     */
    public static Value ofObject(@Nullable Object object) {
        if (object == null) return NIL;
        if (object instanceof Value value) return value;
        if (object instanceof Number number) return of(number.doubleValue());
        if (object instanceof String text) return of(text);
        if (object instanceof Boolean flag) return of(flag.booleanValue());
        return new Value(LuaValue.userdataOf(object));
    }

    /** The value as the machine holds it, for rooms that know LuaJ. */
    public final LuaValue raw() {
        return raw;
    }

    /** Tells whether it is nil. */
    public final boolean isNil() {
        return raw.isnil();
    }

    /**
     * Tells what a condition makes of it.
     *
     * @return true for all but nil and false
     */
    public final boolean isTrue() {
        return raw.toboolean();
    }

    /** Tells whether it is of a type. */
    public final boolean is(LuaType type) {
        return type.accepts(raw);
    }

    /**
     * Names its type.
     *
     * @return the word that {@code type} gives
     */
    public final String typeName() {
        return raw.typename();
    }

    /**
     * Reads a number.
     *
     * @return the number; 0 for what is none
     */
    public final double number() {
        return raw.todouble();
    }

    /** The number itself, or what {@code tonumber} reads in a string; else nil. */
    public final Value asNumber() {
        return of(raw.tonumber());
    }

    /** Reads a string, or a number as scripts write it; names anything else, as {@code table: 7}. */
    public final String text() {
        return raw instanceof LuaString text ? LuaText.utf8(text) : raw.tojstring();
    }

    /**
     * Reads a string that names something, as a group or a picture.
     *
     * @param what what the name stands for, for the message, such as {@code option 'group'}; asked for only then
     * @throws LuaException if it is longer than 1,000 bytes
     */
    public final String name(Supplier<String> what) {
        refuseLong(raw, what);
        return text();
    }

    /** Refuses what is too long for a name, before it is copied. */
    static void refuseLong(LuaValue name, Supplier<String> what) {
        if (name instanceof LuaString text && text.m_length > LONGEST_NAME)
            throw new LuaException(
                    what.get() + " must be at most " + LONGEST_NAME + " bytes long but was " + text.m_length);
    }

    /**
     * Reads the beginning of a string, which may be as large as the memory that a game has.
     *
     * @param bytes how much at most
     * @return the text; a letter may be cut in two
     */
    public final String prefix(int bytes) {
        return raw instanceof LuaString text ? LuaText.utf8(text.substring(0, Math.min(bytes, text.m_length))) : text();
    }

    /**
     * Tells whether it can stand as a name in a script, as a field behind a dot.
     *
     * @return true for a string of letters, digits and underscores that begins with no digit and is none of Lua's words
     */
    public final boolean isName() {
        return raw instanceof LuaString && Identifiers.isName(text());
    }

    /**
     * Reads a string byte by byte.
     *
     * @return a copy; none for what is no string
     */
    public final byte[] bytes() {
        if (!(raw instanceof LuaString text)) return new byte[0];
        return Arrays.copyOfRange(text.m_bytes, text.m_offset, text.m_offset + text.m_length);
    }

    /**
     * Refuses what no new field of a table can be named by.
     *
     * @throws LuaException if it is nil or NaN
     */
    public final Value checkedKey() {
        if (raw.isnil()) throw new LuaException("table index is nil");
        if (raw.type() == LuaValue.TNUMBER && Double.isNaN(raw.todouble()))
            throw new LuaException("table index is NaN");
        return this;
    }

    /**
     * How long a string or the list in a table is.
     *
     * @return bytes or items
     */
    public final int length() {
        return raw.rawlen();
    }

    /**
     * Gives a table's view.
     *
     * @throws IllegalStateException if it is no table
     */
    public Table table() {
        throw new IllegalStateException("a table was expected, not a " + typeName());
    }

    /**
     * Gives the Java object that a userdata holds.
     *
     * @return the object; null for what is no userdata
     */
    public final @Nullable Object object() {
        return raw.touserdata();
    }

    /**
     * Writes the value down for messages.
     *
     * @return a number as it is, else its type with an article; {@code missing} for nil
     */
    public final String describe() {
        if (isNil()) return "missing";
        return raw instanceof LuaNumber ? raw.tojstring() : "a " + typeName();
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof Value value && raw.raweq(value.raw);
    }

    @Override
    public final int hashCode() {
        return raw.hashCode();
    }

    @Override
    public final String toString() {
        return text();
    }
}
