package kodama.lua;

import kodama.lua.error.BudgetError;

/** How many instructions scripts may still run before they must give way to Java. */
final class Budget {

    private static final int SLICE = 200_000;

    /** Such a part of what is left stays with the coroutine that another one interrupts. */
    private static final int SHARE_KEPT = 64;

    private final LuaMachine machine;
    private final MemoryGuard memory = new MemoryGuard();
    private final long whole;
    private final boolean isCaged;

    /** Instructions until the machine looks after itself: at most {@link #SLICE} of what is left. */
    long fuel;

    /** Instructions behind those. */
    private long reserve;

    Budget(LuaMachine machine, LuaOptions options) {
        this.machine = machine;
        whole = options.budget();
        isCaged = options.caged();
        refuel();
    }

    /** Begins anew, with the whole of it. */
    void refuel() {
        fuel = Math.min(SLICE, whole);
        reserve = whole - fuel;
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
        long more = Math.min(reserve, SLICE - fuel);
        fuel += more;
        reserve -= more;
        if (fuel < 0) throw overrun();
        memory.check(machine);
        if (!isCaged && machine.collector().wantsTurn()) pauseSoon();
    }

    /** Lets {@link #outOfFuel} be called at the next loop or call. */
    private void pauseSoon() {
        reserve += fuel;
        fuel = 0;
    }

    private BudgetError overrun() {
        Call call = machine.running().innermostScript();
        String place = call == null ? "" : Positions.place(call) + ": ";
        String text = "ran longer than %d instructions without giving way (an endless loop?)";
        return new BudgetError(place + text.formatted(whole));
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
        if (fuel < 0 && kept > 0) fuel = 0;
    }
}
