package kodama.lua.bind;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BiConsumer;
import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A Lua table. Unless stated otherwise, reads and writes are those of {@code rawget} and {@code rawset}, without
 * metamethods.
 */
public final class Table extends Value implements Iterable<Table.Entry> {
    private final LuaTable raw;

    Table(LuaTable raw) {
        super(raw);
        this.raw = raw;
    }

    /**
     * An entry of a table.
     *
     * @param key the key, never nil
     * @param value the value, never nil
     */
    public record Entry(Value key, Value value) {}

    @Override
    public Table table() {
        return this;
    }

    /**
     * Reads a field.
     *
     * @return the value; nil if there is none
     */
    public Value get(String name) {
        return of(raw.rawget(LuaValue.valueOf(name)));
    }

    /**
     * Reads a list item.
     *
     * @param index the index, from 1
     * @return the value; nil if there is none
     */
    public Value get(int index) {
        return of(raw.rawget(index));
    }

    /**
     * Reads a field.
     *
     * @return the value; nil if there is none
     */
    public Value get(Value key) {
        return of(raw.rawget(key.raw()));
    }

    /**
     * Reads a field by a key that many tables have.
     *
     * @return the value; nil if there is none
     */
    public Value get(FieldKey key) {
        return of(key.get(raw));
    }

    /**
     * Whether a field exists; does not make a value.
     *
     * @return false if it is nil
     */
    public boolean has(FieldKey key) {
        return !key.get(raw).isnil();
    }

    /**
     * Prefetches the table, which is about to be used.
     *
     * @return a meaningless sum
     */
    public int prefetch() {
        return FieldKey.prefetch(raw, 0);
    }

    /**
     * Reads a number.
     *
     * @param fallback the default
     * @throws LuaException if the field is not a number, or is NaN
     */
    public double number(FieldKey key, double fallback) {
        return key.number(raw, fallback);
    }

    /** Reads a field of any type; NaN if it is not a number. */
    public double numberOrNan(FieldKey key) {
        return key.numberOrNan(raw);
    }

    /**
     * Reads a field as a script does, with metamethods.
     *
     * @return the value; nil if there is none
     */
    public Value index(String name) {
        return of(raw.get(LuaValue.valueOf(name)));
    }

    /**
     * Reads a number as a script does, with metamethods.
     *
     * @param fallback the default
     * @throws LuaException if the field is not a number, or is NaN
     */
    public double index(FieldKey key, double fallback) {
        return key.checkedNumber(raw.get(key.raw()), fallback);
    }

    /** Writes a field as a script does, with metamethods. */
    public void set(FieldKey key, double number) {
        raw.set(key.raw(), LuaReal.of(number));
    }

    /** Writes a field as a script does, with metamethods. */
    public void set(Value key, Value value) {
        raw.set(key.raw(), value.raw());
    }

    /** Writes a number. */
    public void put(FieldKey key, double number) {
        key.put(raw, number);
    }

    /**
     * Writes a field.
     *
     * @param value converted by {@link Value#ofObject}; null for nil
     */
    public void put(String name, @Nullable Object value) {
        raw.rawset(LuaValue.valueOf(name), ofObject(value).raw());
    }

    /**
     * Writes a list item.
     *
     * @param index the index, from 1
     * @param value converted by {@link Value#ofObject}; null for nil
     */
    public void put(int index, @Nullable Object value) {
        raw.rawset(index, ofObject(value).raw());
    }

    /**
     * Writes a field.
     *
     * @param key neither nil nor NaN
     */
    public void put(Value key, Value value) {
        raw.rawset(key.raw(), value.raw());
    }

    /** Iterates over all entries in the order of {@code pairs}; no entries may be added during the iteration. */
    @Override
    public Iterator<Entry> iterator() {
        return new Iterator<>() {
            private Varargs next = raw.next(LuaValue.NIL);

            @Override
            public boolean hasNext() {
                return !next.arg1().isnil();
            }

            @Override
            public Entry next() {
                if (!hasNext()) throw new NoSuchElementException();
                Entry entry = new Entry(of(next.arg1()), of(next.arg(2)));
                next = raw.next(next.arg1());
                return entry;
            }
        };
    }

    /**
     * Visits all entries in the order of {@code pairs}.
     *
     * @param visitor called with key and value; must not add entries
     */
    public void forEach(BiConsumer<Value, Value> visitor) {
        for (Entry entry : this) visitor.accept(entry.key(), entry.value());
    }

    /**
     * Sets the table in which missing methods are looked up.
     *
     * @param methods the methods
     */
    public void setMethods(Table methods) {
        raw.setmetatable(methods.asMetatable());
    }

    /**
     * Whether it has methods.
     *
     * @param methods the methods of {@link #setMethods}
     */
    public boolean hasMethods(Table methods) {
        return raw.getmetatable() instanceof LuaTable meta
                && meta.rawget(LuaValue.INDEX).raweq(methods.raw);
    }

    private LuaTable asMetatable() {
        LuaTable meta = new LuaTable();
        meta.rawset(LuaValue.INDEX, raw);
        return meta;
    }

    /** Whether it has no entries. */
    public boolean isEmpty() {
        return raw.next(LuaValue.NIL).arg1().isnil();
    }
}
