package kodama.lua;

import java.util.Locale;
import java.util.function.Supplier;
import kodama.lua.error.BudgetError;
import org.jspecify.annotations.Nullable;

/** How many instructions scripts may still run before they must give way to Java. */
final class Budget {

    private static final int SLICE = 200_000;

    /**
     * So many when memory gets scarce: what they can take then must not be all there is. And after one was ended from
     * outside: when all are to end, the others must not take much longer.
     */
    private static final int SMALL_SLICE = 20_000;

    /** Such a part of what is left stays with the coroutine that another one interrupts. */
    private static final int SHARE_KEPT = 64;

    /** Large strings and tables take many an instruction's time, too. */
    private static final String OVERRUN =
            "ran longer than %,d instructions without giving way (an endless loop, or too much work at once?)";

    private final LuaMachine machine;
    private final MemoryGuard memory = new MemoryGuard();
    private final long whole;
    private final boolean isCaged;

    private Supplier<@Nullable String> end = () -> null;

    /** Instructions until the machine looks after itself: at most {@link #SLICE} of what is left. */
    long fuel;

    /** Instructions behind those. */
    private long reserve;

    /** How many a slice has when it begins. */
    private long slice = SLICE;

    /** How many there were when the last of them were given out. */
    private long given;

    Budget(LuaMachine machine, LuaOptions options) {
        this.machine = machine;
        whole = options.budget();
        isCaged = options.caged();
        given = fuel = slice;
        refuel();
    }

    /** Begins anew, with the whole of it, but in the same slice: many short runs take memory as a long one does. */
    void refuel() {
        slice = Math.max(0, slice - (given - fuel));
        give(Math.min(slice, whole), whole);
    }

    private void give(long now, long all) {
        given = fuel = now;
        reserve = all - now;
    }

    /** Says who may end scripts from outside. */
    void endWhen(Supplier<@Nullable String> reason) {
        end = reason;
    }

    /** Counts work that is done in Java. */
    void charge(long instructions) {
        fuel -= instructions;
        if (fuel < 0) refill();
    }

    /** Between two instructions: takes the next slice, and lets what is due run. */
    void outOfFuel() {
        refill();
        if (!isCaged) machine.collector().takeTurn();
    }

    /** Takes the next slice; an error when there is none. */
    private void refill() {
        long left = reserve + fuel;
        if (left < 0) {
            stayOverrun(left);
            throw error(String.format(Locale.ROOT, OVERRUN, whole));
        }
        String reason = end.get();
        slice = reason != null || memory.isScarce() ? SMALL_SLICE : SLICE;
        give(Math.min(slice, left), left); // first, so that whoever comes after one that is ended here has a slice, too
        if (reason != null) throw error("was ended: " + reason);
        memory.check(machine);
        if (!isCaged && machine.collector().wantsTurn()) pauseSoon();
    }

    /** Lets {@link #outOfFuel} be called at the next loop or call. */
    private void pauseSoon() {
        give(0, reserve + fuel);
    }

    /** Leaves nothing, so that what runs while the error goes up ends at once, too. */
    private void stayOverrun(long left) {
        given = fuel = left;
        reserve = 0;
    }

    private BudgetError error(String text) {
        Call call = machine.running().innermostScript();
        String place = call == null ? "" : Positions.place(call) + ": ";
        return new BudgetError(place + text);
    }

    /** What a script is ended with when Java has run out of memory. */
    BudgetError outOfMemory(Coroutine co) {
        return memory.outOfMemory(co);
    }

    /** A coroutine that Java runs within another one must not use up all: the other goes on when it has overrun. */
    long keepBack() {
        long kept = (fuel + reserve) / SHARE_KEPT;
        long fromReserve = Math.min(kept, reserve);
        reserve -= fromReserve;
        fuel -= kept - fromReserve;
        return kept;
    }

    /** Puts in again what was kept back. */
    void giveBack(long kept) {
        reserve += kept;
        if (fuel < 0 && kept > 0) give(0, reserve);
    }
}
