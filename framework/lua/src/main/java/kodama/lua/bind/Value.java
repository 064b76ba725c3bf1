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
 * A Lua value of any type. Two values are equal if they are the same key of a table.
 *
 * <p>Belongs to the game thread, as its machine does.
 */
public class Value {
    /** The value nil. */
    public static final Value NIL = new Value(LuaValue.NIL);

    /** Longest name, in bytes. Longer ones would fill messages and memory. */
    private static final int MAX_NAME_LENGTH = 1_000;

    private final LuaValue raw;

    Value(LuaValue raw) {
        this.raw = raw;
    }

    /**
     * Wraps a value of the machine, for packages that use LuaJ.
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
     * @param text any characters; scripts see them in UTF-8
     */
    public static Value of(String text) {
        return new Value(LuaText.utf8(text));
    }

    /**
     * Makes a string of any bytes.
     *
     * @param bytes an array that is not changed afterwards
     */
    public static Value ofBytes(byte[] bytes) {
        return new Value(LuaString.valueUsing(bytes));
    }

    /** Converts a Java object: numbers, strings and booleans to those of Lua, null to nil, all others to userdata. */
    public static Value ofObject(@Nullable Object object) {
        if (object == null) return NIL;
        if (object instanceof Value value) return value;
        if (object instanceof Number number) return of(number.doubleValue());
        if (object instanceof String text) return of(text);
        if (object instanceof Boolean flag) return of(flag.booleanValue());
        return new Value(LuaValue.userdataOf(object));
    }

    /** Returns the value of the machine, for packages that use LuaJ. */
    public final LuaValue raw() {
        return raw;
    }

    /** Whether it is nil. */
    public final boolean isNil() {
        return raw.isnil();
    }

    /**
     * Whether it counts as true in a condition.
     *
     * @return true for all values except nil and false
     */
    public final boolean isTrue() {
        return raw.toboolean();
    }

    /** Whether it has a type. */
    public final boolean is(LuaType type) {
        return type.accepts(raw);
    }

    /**
     * Returns the name of its type.
     *
     * @return the result of {@code type}
     */
    public final String typeName() {
        return raw.typename();
    }

    /**
     * Returns the number.
     *
     * @return the number; 0 for other values
     */
    public final double number() {
        return raw.todouble();
    }

    /** Returns the number, or the result of {@code tonumber} for a string; otherwise nil. */
    public final Value asNumber() {
        return of(raw.tonumber());
    }

    /**
     * Returns the string, or a number as scripts write it; for other values a description, such as {@code table: 7}.
     */
    public final String text() {
        return raw instanceof LuaString text ? LuaText.utf8(text) : raw.tojstring();
    }

    /**
     * Returns a string that is the name of something, such as a group or a picture.
     *
     * @param what what has this name, such as {@code option 'group'}, for the message; only called for an error
     * @throws LuaException if it is longer than 1,000 bytes
     */
    public final String name(Supplier<String> what) {
        rejectLong(raw, what);
        return text();
    }

    /** Rejects a string that is too long for a name, before it is copied. */
    static void rejectLong(LuaValue name, Supplier<String> what) {
        if (name instanceof LuaString text && text.m_length > MAX_NAME_LENGTH)
            throw new LuaException(
                    what.get() + " must be at most " + MAX_NAME_LENGTH + " bytes long but was " + text.m_length);
    }

    /**
     * Returns the beginning of a string, which may fill the memory that a game has.
     *
     * @param bytes greatest length, in bytes
     * @return the beginning; its last character may be incomplete
     */
    public final String prefix(int bytes) {
        return raw instanceof LuaString text ? LuaText.utf8(text.substring(0, Math.min(bytes, text.m_length))) : text();
    }

    /**
     * Whether it can be written as a name in a script, or after a dot.
     *
     * @return true for a string of letters, digits and underscores that does not begin with a digit and is not a
     *     reserved word
     */
    public final boolean isName() {
        return raw instanceof LuaString && Identifiers.isName(text());
    }

    /**
     * Returns the bytes of a string.
     *
     * @return a copy; an empty array for other values
     */
    public final byte[] bytes() {
        if (!(raw instanceof LuaString text)) return new byte[0];
        return Arrays.copyOfRange(text.m_bytes, text.m_offset, text.m_offset + text.m_length);
    }

    /**
     * Checks that it can be the key of a new field.
     *
     * @return this value
     * @throws LuaException if it is nil or NaN
     */
    public final Value checkedKey() {
        if (raw.isnil()) throw new LuaException("table index is nil");
        if (raw.type() == LuaValue.TNUMBER && Double.isNaN(raw.todouble()))
            throw new LuaException("table index is NaN");
        return this;
    }

    /**
     * Returns the length of a string or of the list in a table.
     *
     * @return the length, in bytes or items
     */
    public final int length() {
        return raw.rawlen();
    }

    /**
     * Returns it as a table.
     *
     * @throws IllegalStateException if it is not a table
     */
    public Table table() {
        throw new IllegalStateException("the value must be a table but was a " + typeName());
    }

    /**
     * Returns the Java object of a userdata.
     *
     * @return the object; null for other values
     */
    public final @Nullable Object object() {
        return raw.touserdata();
    }

    /**
     * Describes the value in messages.
     *
     * @return the digits of a number, otherwise its type with an article; {@code missing} for nil
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
