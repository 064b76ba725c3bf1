package kodama.lua.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** A table and a simple model of it: the value of each key, by the key's number. */
final class ModelledTable {

    private static final LuaValue NIL = LuaValue.NIL;

    /** A NaN with the bits of the slot value for nil. */
    private static final double ODD_NAN = Double.longBitsToDouble(Shape.NIL);

    private final TableKeys keys;
    private final RandomGenerator random;
    private final ScriptTable table;
    private final LuaValue[] model;
    private final LuaValue[] values = new LuaValue[64];
    private final int[] hints = new int[1];
    private long operations;

    ModelledTable(TableKeys keys, Shape first, RandomGenerator random) {
        this.keys = keys;
        this.random = random;
        table = new ScriptTable(random.nextInt(1000), first, random.nextInt(3) * 40, random.nextInt(3) * 4);
        model = new LuaValue[keys.count()];
        Arrays.fill(model, NIL);
        int numbers = values.length - random.nextInt(3) * 4; // some tables hold nothing else
        for (int i = 0; i < values.length; i++) values[i] = i < numbers ? number(i) : reference(i);
    }

    private static LuaValue number(int i) {
        double[] odd = {Double.NaN, -0.0, Double.POSITIVE_INFINITY, Double.MIN_VALUE, ODD_NAN};
        return LuaReal.of(i < odd.length ? odd[i] : i);
    }

    private static LuaValue reference(int i) {
        return i % 4 == 0 ? LuaValue.FALSE : LuaString.valueOf("value" + i);
    }

    /** Returns the table's current shape. */
    Shape shape() {
        return table.shape;
    }

    long operations() {
        return operations;
    }

    LuaValue modelled(int key) {
        return model[key];
    }

    // operations

    /** Sets items as a constructor does. */
    void construct(int items) {
        LuaValue[] given = new LuaValue[items];
        for (int i = 0; i < items; i++) model[i] = given[i] = random.nextInt(6) == 0 ? NIL : value();
        table.setList(1, given, 0, items);
        operations += items;
    }

    void set(int key) {
        store(key, value());
    }

    void remove(int key) {
        store(key, NIL);
    }

    /** Stores a value by the fast path if there is one, as the interpreter does; otherwise by the slow path. */
    private void store(int number, LuaValue value) {
        operations++;
        model[number] = value;
        LuaValue key = random.nextBoolean() ? keys.at(number) : keys.copyAt(number);
        boolean isShort = random.nextBoolean();
        if (isShort && key instanceof LuaReal real && table.replaceItem(real.v, value)) return;
        if (isShort && key instanceof LuaString name && replaceField(name, value)) return;
        table.rawset(key, value);
    }

    private boolean replaceField(LuaString name, LuaValue value) {
        return random.nextBoolean() ? table.replaceField(name, value) : table.replaceField(name, value, hints, 0);
    }

    void look(int key) {
        operations++;
        assertLike(model[key], found(keys.at(key)));
    }

    private static void assertLike(LuaValue wanted, LuaValue found) {
        if (wanted instanceof LuaReal number && found instanceof LuaReal real)
            assertEquals(number.v, real.v); // with all NaNs equal, and minus zero another number than zero
        else assertSame(wanted, found);
    }

    private LuaValue found(LuaValue key) {
        return key instanceof LuaString name && random.nextBoolean() ? table.field(name, hints, 0) : table.rawget(key);
    }

    /** Inserts a value among the items up to the border, which move up. */
    void insert() {
        int length = table.rawlen();
        if (length >= TableKeys.WHOLE) return;
        int at = random.nextInt(length + 1);
        LuaValue value = value();
        table.insert(at + 1, value);
        System.arraycopy(model, at, model, at + 1, length - at);
        model[at] = value;
        operations++;
    }

    /** Removes one of the items up to the border; the others move down. */
    void take() {
        int length = table.rawlen();
        if (length == 0) return;
        int at = random.nextInt(length);
        assertLike(model[at], table.remove(at + 1));
        System.arraycopy(model, at + 1, model, at, length - at - 1);
        model[length - 1] = NIL;
        operations++;
    }

    /** Sets an empty metatable, which only affects which fast paths apply. */
    void exchangeMetatable() {
        table.setmetatable(table.getmetatable() == null ? new ScriptTable(0, TableKeys.noFields()) : null);
        operations++;
    }

    /** Checks the length: any border is correct. */
    void measure() {
        operations++;
        int length = table.rawlen();
        assertTrue(length >= 0 && length <= TableKeys.WHOLE, "length " + length);
        assertTrue(length == 0 || model[length - 1] != NIL, "nothing at the border " + length);
        assertTrue(length == TableKeys.WHOLE || model[length] == NIL, "something behind the border " + length);
    }

    /** Visits every pair once, while some are removed or overwritten, and weak tables are emptied and filled again. */
    void traverse(int removesOneIn) {
        boolean[] isMet = new boolean[model.length];
        int left = count();
        LuaValue key = table.next(NIL).arg1();
        for (; key != NIL; key = table.next(key).arg1()) {
            int number = keys.numberOf(key);
            assertTrue(!isMet[number], "met twice: " + key);
            isMet[number] = true;
            left--;
            look(number);
            if (random.nextInt(4) == 0) set(number);
            if (random.nextInt(removesOneIn) == 0) left -= removeAny(number, isMet);
            if (random.nextInt(40) == 0) collect();
        }
        assertTrue(left == 0, "not met: " + left);
    }

    private int count() {
        int count = 0;
        for (LuaValue each : model) if (each != NIL) count++;
        return count;
    }

    /** Removes this key or another; one that has not been visited is then not visited. */
    private int removeAny(int met, boolean[] isMet) {
        int number = random.nextBoolean() ? met : random.nextInt(model.length);
        boolean isAwaited = model[number] != NIL && !isMet[number];
        remove(number);
        return isAwaited ? 1 : 0;
    }

    /** Takes pairs out and puts them back, as the collector does with weak tables. */
    private void collect() {
        LuaValue[] all = table.keys();
        for (LuaValue key : all) table.takeOut(key);
        for (LuaValue key : all) table.rawset(key, model[keys.numberOf(key)]);
        table.settle();
        operations += 2L * all.length;
    }

    private LuaValue value() {
        return values[random.nextInt(values.length)];
    }
}
