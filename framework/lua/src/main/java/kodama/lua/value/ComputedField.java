package kodama.lua.value;

import kodama.lua.limit.Budget;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/**
 * A read-only field whose value Java computes at each read, such as {@code time.tick}. A read is charged like a call of
 * {@code __index}, but needs no call: the computation must not run scripts, and must have no effects.
 */
public abstract class ComputedField {
    private final Budget budget;
    private final int cost;

    /**
     * Makes a field.
     *
     * @param budget the budget of the machine
     * @param cost cost of a read, in instructions
     */
    protected ComputedField(Budget budget, int cost) {
        this.budget = budget;
        this.cost = cost;
    }

    /**
     * Reads the field.
     *
     * @return the value, possibly nil; null, without a charge, if {@code __index} must be called
     */
    public final @Nullable LuaValue value() {
        if (!budget.trySpend(cost)) return null;
        LuaValue value = computeValue();
        if (value == null) budget.chargeDeferred(-cost);
        return value;
    }

    /**
     * Reads the field as a number, without making a value.
     *
     * @return the number; NaN, without a charge, if it is not a number or if {@code __index} must be called
     */
    public final double number() {
        if (!budget.trySpend(cost)) return Double.NaN;
        double number = computeNumber();
        if (number != number) budget.chargeDeferred(-cost);
        return number;
    }

    /** Returns the value, possibly nil; null if the computation fails. */
    protected abstract @Nullable LuaValue computeValue();

    /** Returns the number; NaN if it is not a number, or if the computation fails. */
    protected abstract double computeNumber();
}
