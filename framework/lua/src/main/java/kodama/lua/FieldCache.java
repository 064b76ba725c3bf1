package kodama.lua;

import kodama.lua.value.ComputedField;
import kodama.lua.value.ComputedFields;
import kodama.lua.value.LuaReal;
import kodama.lua.value.Metamethod;
import kodama.lua.value.ScriptTable;
import kodama.lua.value.Shape;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * The inline cache of an instruction of translated code that accesses a field: the slots in tables of up to four
 * shapes.
 *
 * <p>Inline caches: L. P. Deutsch, A. M. Schiffman, "Efficient Implementation of the Smalltalk-80 System", 1984.
 * Polymorphic ones: U. Hölzle, C. Chambers, D. Ungar, 1991.
 */
final class FieldCache implements InlineCache {

    /** Most updates of the cache: more would cost more than they save. */
    private static final int MAX_LEARNED = 16;

    private static final int NOWHERE = -1;

    final LuaString name;
    private @Nullable Shape shape;
    private int slot;
    private @Nullable Shape other;
    private int otherSlot;
    private @Nullable Shape third;
    private int thirdSlot;
    private @Nullable Shape fourth;
    private int fourthSlot;
    private int learned;

    /** The computed field, the metatable that has it, and the shape of tables that do not have the name; or null. */
    private @Nullable ComputedField computed;

    private @Nullable ComputedFields computedBy;
    private @Nullable Shape computedFor;

    /** Cache for names that objects inherit. */
    private final MethodCache inherited;

    /** The shape of a table before and after the name was added. */
    private @Nullable Shape before;

    private @Nullable Shape after;

    /** The shape of metatables without metamethods for new names. */
    private @Nullable Shape silentMeta;

    FieldCache(LuaString name) {
        this.name = name;
        inherited = new MethodCache(name);
    }

    /** Returns the field as a number; NaN if it is not a number, or if the interpreter has to do it. */
    double number(LuaValue object) {
        if (!(object instanceof ScriptTable table)) return Double.NaN;
        int at = slot(table.shape);
        if (at >= 0) return Double.longBitsToDouble(table.numbers[at]);
        if (table.getmetatable() instanceof ComputedFields by) return computedNumber(table, by);
        return find(table) instanceof LuaReal real ? real.v : Double.NaN;
    }

    private double computedNumber(ScriptTable table, ComputedFields by) {
        ComputedField field = computed(table, by);
        if (field != null) return field.number();
        return table.field(name) instanceof LuaReal real ? real.v : Double.NaN;
    }

    /** Returns the computed field, or null if there is none or the table has the name. */
    private @Nullable ComputedField computed(ScriptTable table, ComputedFields by) {
        boolean isKnown = computed != null && by == computedBy && table.shape == computedFor;
        return isKnown ? computed : findComputed(table, by);
    }

    private @Nullable ComputedField findComputed(ScriptTable table, ComputedFields by) {
        if (table.field(name) != LuaValue.NIL) return null;
        ComputedField field = by.find(name);
        if (field == null || !table.shape.isCacheable() || table.shape.slot(name) >= 0) return field;
        computed = field;
        computedBy = by;
        computedFor = table.shape;
        return field;
    }

    /** Returns the field's slot in tables of a shape, or -1 if the shape is not cached. */
    private int slot(Shape of) {
        if (of == shape) return slot;
        return of == other ? otherSlot : seldom(of);
    }

    /** Split from the first comparison so that both methods are short enough to be inlined. */
    private int seldom(Shape of) {
        if (of == third) return thirdSlot;
        return of == fourth ? fourthSlot : NOWHERE;
    }

    /** Returns the field, or null if the interpreter has to do it. */
    @Nullable
    LuaValue get(LuaValue object) {
        if (!(object instanceof ScriptTable table)) return null;
        int at = slot(table.shape);
        if (at >= 0) return value(table, at);
        return table.getmetatable() instanceof ComputedFields by ? computedValue(table, by) : find(table);
    }

    private @Nullable LuaValue computedValue(ScriptTable table, ComputedFields by) {
        ComputedField field = computed(table, by);
        return field != null ? field.value() : find(table);
    }

    private @Nullable LuaValue value(ScriptTable table, int at) {
        LuaValue reference = table.reference(at);
        if (reference != null) return reference;
        long bits = table.numbers[at];
        if (bits < Shape.NIL) return LuaReal.of(Double.longBitsToDouble(bits));
        return table.getmetatable() == null ? LuaValue.NIL : table.inherited(name);
    }

    private @Nullable LuaValue find(ScriptTable table) {
        LuaValue known = inherited.inherited(table);
        if (known != null) return known;
        learn(table);
        LuaValue value = table.field(name);
        return value == LuaValue.NIL && table.getmetatable() != null ? table.inherited(name) : value;
    }

    private void learn(ScriptTable table) {
        if (learned == MAX_LEARNED) return;
        Shape found = table.shape;
        int at = found.slot(name);
        if (at < 0) {
            inherited.learn(table);
            return;
        }
        learned++;
        fourth = third;
        fourthSlot = thirdSlot;
        third = other;
        thirdSlot = otherSlot;
        other = shape;
        otherSlot = slot;
        shape = found;
        slot = at;
    }

    /** Sets the field to a number; false if the interpreter has to do it. */
    boolean set(LuaValue object, double number, Coroutine co) {
        if (!(object instanceof ScriptTable table)) return false;
        int at = slot(table.shape);
        if (at >= 0 && mayBeNumber(table, table.numbers[at])) {
            table.numbers[at] = Shape.bits(number);
            return true;
        }
        return set(table, LuaReal.of(number), co);
    }

    /** Whether a number may overwrite a slot: constructors write over nil. */
    private static boolean mayBeNumber(ScriptTable table, long before) {
        return before < Shape.NIL || before == Shape.NIL && table.getmetatable() == null;
    }

    /** Sets the field; false if the interpreter has to do it. */
    boolean set(LuaValue object, LuaValue value, Coroutine co) {
        return object instanceof ScriptTable table && set(table, value, co);
    }

    private boolean set(ScriptTable table, LuaValue value, Coroutine co) {
        int at = slot(table.shape);
        if (at >= 0) return replace(table, at, value, co);
        if (table.shape == before && after != null && value != LuaValue.NIL && isSilent(table))
            return append(table, after, value, co);
        return setAnywhere(table, value, co);
    }

    private boolean replace(ScriptTable table, int at, LuaValue value, Coroutine co) {
        if (table.numbers[at] == Shape.NIL && table.getmetatable() != null) {
            if (!isSilent(table)) return add(table, value, co);
            if (!co.budget.trySpend(Indexing.NEW_KEY)) return false;
        }
        table.setSlot(at, value);
        return true;
    }

    /** Whether a table's metatable is known to have no metamethods for new names. */
    private boolean isSilent(ScriptTable table) {
        LuaValue meta = table.getmetatable();
        return meta == null || meta instanceof ScriptTable behind && behind.shape == silentMeta;
    }

    private static boolean isSilent(Shape meta) {
        return meta.isCacheable() && meta.slot(Metamethod.NEWINDEX.key()) < 0;
    }

    private boolean append(ScriptTable table, Shape larger, LuaValue value, Coroutine co) {
        if (!co.budget.trySpend(Indexing.NEW_KEY)) return false;
        table.append(larger, value);
        return true;
    }

    private boolean setAnywhere(ScriptTable table, LuaValue value, Coroutine co) {
        if (table.shape.slot(name) < 0) return add(table, value, co);
        learn(table);
        return table.replaceField(name, value) || add(table, value, co);
    }

    /** Adds a new name, and caches the table's shape before and after. */
    private boolean add(ScriptTable table, LuaValue value, Coroutine co) {
        Shape was = table.shape;
        if (was.slot(name) < 0 && table.replaceField(name, value)) return true; // in a dictionary
        if (!Indexing.add(co, table, name, value)) return false;
        if (table.shape != was && table.shape.isCacheable()) {
            before = was;
            after = table.shape;
        }
        if (table.getmetatable() instanceof ScriptTable meta && isSilent(meta.shape)) silentMeta = meta.shape;
        return true;
    }

    /** Drops the tables that the chains of inherited names refer to. */
    @Override
    public void forgetTables() {
        inherited.forgetTables();
        computed = null;
        computedBy = null;
        computedFor = null;
    }
}
