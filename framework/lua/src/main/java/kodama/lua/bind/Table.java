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
 * A table of Lua's. It is read and written as {@code rawget} and {@code rawset} do, without metamethods, unless said.
 */
public final class Table extends Value implements Iterable<Table.Entry> {
    private final LuaTable raw;

    Table(LuaTable raw) {
        super(raw);
        this.raw = raw;
    }

    /**
     * A field of a table.
     *
     * @param key never nil
     * @param value never nil
     */
    public record Entry(Value key, Value value) {}

    @Override
    public Table table() {
        return this;
    }

    /**
     * Reads a field.
     *
     * @return nil if there is none
     */
    public Value get(String name) {
        return of(raw.rawget(LuaValue.valueOf(name)));
    }

    /**
     * Reads an item.
     *
     * @param index from 1
     * @return nil if there is none
     */
    public Value get(int index) {
        return of(raw.rawget(index));
    }

    /**
     * Reads a field.
     *
     * @return nil if there is none
     */
    public Value get(Value key) {
        return of(raw.rawget(key.raw()));
    }

    /**
     * Reads a field that many tables have.
     *
     * @return nil if there is none
     */
    public Value get(FieldKey key) {
        return of(key.get(raw));
    }

    /**
     * Tells whether there is a field that many tables have, without making a value of it.
     *
     * @return false if it is nil
     */
    public boolean has(FieldKey key) {
        return !key.get(raw).isnil();
    }

    /**
     * Reads a little of it, so that memory has it near when it is worked on.
     *
     * @return a sum of what was read, which means nothing
     */
    public int prefetch() {
        return FieldKey.prefetch(raw, 0);
    }

    /**
     * Reads a number.
     *
     * @param otherwise what it is if there is none
     * @throws LuaException if the field is no number, or nan
     */
    public double number(FieldKey key, double otherwise) {
        return key.number(raw, otherwise);
    }

    /** Reads a field that may be anything; nan if it is not a number. */
    public double numberOrNan(FieldKey key) {
        return key.numberOrNan(raw);
    }

    /**
     * Reads a field as a script does, which asks metamethods.
     *
     * @return nil if there is none
     */
    public Value index(String name) {
        return of(raw.get(LuaValue.valueOf(name)));
    }

    /**
     * Reads a number as a script does, which asks metamethods.
     *
     * @param otherwise what it is if there is none
     * @throws LuaException if the field is no number, or nan
     */
    public double index(FieldKey key, double otherwise) {
        return key.checkedNumber(raw.get(key.raw()), otherwise);
    }

    /** Sets a field as a script does: what the table's metatable says of new fields counts. */
    public void set(FieldKey key, double number) {
        raw.set(key.raw(), LuaReal.of(number));
    }

    /** Sets a field as a script does: what the table's metatable says of new fields counts. */
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
     * @param value what {@link Value#ofObject} makes of it; null for nil
     */
    public void put(String name, @Nullable Object value) {
        raw.rawset(LuaValue.valueOf(name), ofObject(value).raw());
    }

    /**
     * Writes an item.
     *
     * @param index from 1
     * @param value what {@link Value#ofObject} makes of it; null for nil
     */
    public void put(int index, @Nullable Object value) {
        raw.rawset(index, ofObject(value).raw());
    }

    /**
     * Writes a field.
     *
     * @param key neither nil nor nan
     */
    public void put(Value key, Value value) {
        raw.rawset(key.raw(), value.raw());
    }

    /** Walks through all entries, in the order in which {@code pairs} does; none must be added meanwhile. */
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
     * Visits all entries, in the order in which {@code pairs} does.
     *
     * @param visitor takes key and value; must not add any
     */
    public void forEach(BiConsumer<Value, Value> visitor) {
        for (Entry entry : this) visitor.accept(entry.key(), entry.value());
    }

    /**
     * Lets methods be looked up elsewhere.
     *
     * @param methods has what this table lacks
     */
    public void setMethods(Table methods) {
        raw.setmetatable(methods.asMetatable());
    }

    /**
     * Tells whether methods were given to it.
     *
     * @param methods as {@link #setMethods} gave them
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

    /** Tells whether it has a field at all. */
    public boolean isEmpty() {
        return raw.next(LuaValue.NIL).arg1().isnil();
    }
}
