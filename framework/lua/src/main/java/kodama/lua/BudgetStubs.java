package kodama.lua;

import kodama.lua.translate.InstructionCosts;
import org.luaj.vm2.Varargs;

/** What translated code counts against the budget; the interpreter counts the same. */
final class BudgetStubs {

    private BudgetStubs() {}

    /** Counts a jump back against the budget; false, and nothing counted, when that is used up. */
    static boolean burn(Coroutine co, int instructions) {
        return co.budget.trySpend(instructions);
    }

    /** Counts what an instruction costs besides itself. */
    static void charge(Coroutine co, int instructions) {
        co.budget.chargeDeferred(instructions);
    }

    /** Whether a call may begin that needs registers up to an end; counts it then. */
    static boolean begins(Coroutine co, int end, int cost) {
        return (end <= co.ceiling || Translator.ensureRegisters(co, end)) && co.budget.trySpend(cost);
    }

    /** The same for a function with a large frame on Java's stack: its registers must not end above a limit. */
    static boolean begins(Coroutine co, int end, int limit, int cost) {
        return end - co.depthOrigin <= limit && begins(co, end, cost);
    }

    static boolean begins(Coroutine co, int end, int limit, int cost, Varargs args) {
        return end - co.depthOrigin <= limit && begins(co, end, cost, args);
    }

    static boolean begins(Coroutine co, int end, int cost, Varargs args) {
        int count = args.narg();
        return begins(co, end + count, cost + (count >> 2));
    }

    /** Counts values that are copied. */
    static void chargeCopies(Coroutine co, Varargs values, int wanted) {
        if (Sentinels.isSentinel(values)) return;
        int copied = wanted < 0 ? values.narg() : Math.min(values.narg(), wanted);
        if (copied > InstructionCosts.FEW_RESULTS) co.machine.charge(copied >> 2);
    }
}
