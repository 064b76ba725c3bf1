package kodama.lua;

import kodama.lua.translate.InstructionCosts;
import org.luaj.vm2.Varargs;

/** Routines that charge translated code to the instruction budget, as the interpreter does. */
final class BudgetStubs {

    private BudgetStubs() {}

    /** Charges a backward jump; false, without a charge, if the budget's slice is used up. */
    static boolean chargeJump(Coroutine co, int instructions) {
        return co.budget.trySpend(instructions);
    }

    /** Charges the extra cost of an instruction. */
    static void charge(Coroutine co, int instructions) {
        co.budget.chargeDeferred(instructions);
    }

    /** Whether a call may begin that needs registers below {@code end}; charges it if so. */
    static boolean mayBegin(Coroutine co, int end, int cost) {
        return (end <= co.ceiling || Translator.ensureRegisters(co, end)) && co.budget.trySpend(cost);
    }

    /** The same for a function with a large Java frame, whose registers must not end above {@code limit}. */
    static boolean mayBegin(Coroutine co, int end, int limit, int cost) {
        return end - co.depthOrigin <= limit && mayBegin(co, end, cost);
    }

    static boolean mayBegin(Coroutine co, int end, int limit, int cost, Varargs args) {
        return end - co.depthOrigin <= limit && mayBegin(co, end, cost, args);
    }

    static boolean mayBegin(Coroutine co, int end, int cost, Varargs args) {
        int count = args.narg();
        return mayBegin(co, end + count, cost + (count >> 2));
    }

    /** Charges for copied values. */
    static void chargeCopies(Coroutine co, Varargs values, int wanted) {
        if (Sentinels.isSentinel(values)) return;
        int copied = wanted < 0 ? values.narg() : Math.min(values.narg(), wanted);
        if (copied > InstructionCosts.FEW_RESULTS) co.machine.charge(copied >> 2);
    }
}
