package kodama.lua.limit;

import java.util.Locale;
import java.util.function.Supplier;
import kodama.lua.error.BudgetError;
import kodama.lua.error.MemoryError;
import org.jspecify.annotations.Nullable;

/** How many instructions scripts may still run before they must give way to Java. */
public final class Budget {

    /** Runs the scripts that a budget is for. */
    public interface Runner {
        /**
         * Where the script stands that runs.
         *
         * @return as a message begins, {@code file:line: }, or an empty text
         */
        String locationPrefix();

        /**
         * Whether a script runs that can be ended.
         *
         * @return false between two runs, whose work counts for the period alone
         */
        boolean isRunning();

        /** What the script that runs is ended with when there is no memory for it; lets go of its values. */
        MemoryError outOfMemory();

        /**
         * Whether something is due that may only run between two instructions.
         *
         * @return true if {@link #runDueWork} shall be called as soon as can be
         */
        boolean isWorkDue();

        /** Runs what is due. */
        void runDueWork();

        /**
         * Takes a sample of where scripts are.
         *
         * @param since how many instructions ago it was due
         */
        void sample(long since);
    }

    /** Instructions between two looks of the machine after itself. */
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

    /** The same when it is all scripts of a period together that have taken too much. */
    private static final String OVERRUN_TOGETHER =
            "ran longer than the %,d instructions that were left to it of the %,d"
                    + " for all scripts of this %s together (spread the work over several ticks, or let fewer tasks"
                    + " do it)";

    /** What a run may take at least, even when all scripts together have used up what they may take. */
    private static final long LEAST = 50_000;

    private final Runner runner;
    private final MemoryGuard memory = new MemoryGuard();
    /** What one run may take; in instructions. */
    private final long whole;

    /** What the present run may take; the whole, unless it is a small one. */
    private long allowed;

    /** What the runs before the present one have taken since the period began. */
    private long spent;

    /** What all runs of a period may take together. */
    private long mostTogether = Long.MAX_VALUE / 2;

    private String period = "";

    private Supplier<@Nullable String> end = () -> null;

    /** Instructions until the machine looks after itself: at most {@link #SLICE} of what is left. */
    private long fuel;

    /** Instructions behind those. */
    private long reserve;

    /** How many a slice has when it begins. */
    private long slice = SLICE;

    /** How many there were when the last of them were given out. */
    private long given;

    /** Mean number of instructions between two samples; 0 for none. */
    private int sampleEvery;

    /**
     * Instructions of this slice behind {@link #fuel}, which are given out when a sample has been taken: so samples
     * change nothing of what a script may use up, nor when it is looked at. 0 while there are no samples.
     */
    private long aside;

    /** Chance of its own, since a loop must not go round in step with the samples. */
    private long dice = 1;

    /**
     * A whole budget.
     *
     * @param instructions how many one run may take; at least 1
     * @param runner runs the scripts
     */
    public Budget(long instructions, Runner runner) {
        this.runner = runner;
        whole = allowed = instructions;
        given = fuel = slice;
        reserve = whole - slice;
        reset();
    }

    /** Begins again, with the whole of it, but in the same slice: many short runs take memory as a long one does. */
    public void reset() {
        slice = Math.max(0, slice - (given - (fuel + aside)));
        spent += used();
        allowed = Math.min(whole, Math.max(LEAST, mostTogether - spent));
        give(Math.min(slice, allowed), allowed, Math.max(0, fuel));
    }

    /**
     * Begins a period, such as a tick: all runs in it share what they may take. When that is used up, each further run
     * has only a small budget.
     *
     * @param name what it is, for messages
     * @param instructions how many all runs may take together; at least 1
     */
    public void beginPeriod(String name, long instructions) {
        period = name;
        mostTogether = instructions;
        spent = -used();
    }

    /**
     * Returns what scripts have taken since the period began.
     *
     * @return in instructions; work that Java has done for them is included
     */
    public long spent() {
        return spent + used();
    }

    /** What the present run has taken. */
    private long used() {
        return allowed - remaining();
    }

    /**
     * Gives the run that has just begun no more than so much.
     *
     * @param instructions how many it may take; at least 1
     */
    public void limit(long instructions) {
        if (instructions >= allowed) return;
        spent += used();
        allowed = instructions;
        give(Math.min(slice, allowed), allowed, Math.max(0, fuel));
    }

    private void give(long now, long all) {
        give(now, all, untilSample());
    }

    private void give(long now, long all, long untilSample) {
        given = fuel = now;
        reserve = all - now;
        aside = 0;
        if (sampleEvery > 0) putAside(untilSample);
    }

    private void putAside(long untilSample) {
        aside = Math.max(0, fuel - untilSample);
        fuel -= aside;
    }

    /** Half as many as the mean up to one and a half times as many, by Marsaglia's xorshift. */
    private long untilSample() {
        if (sampleEvery == 0) return 0;
        dice ^= dice << 13;
        dice ^= dice >>> 7;
        dice ^= dice << 17;
        return sampleEvery / 2 + Math.floorMod(dice, (long) sampleEvery);
    }

    /**
     * Has samples taken of where scripts are.
     *
     * @param instructions how many are run between two samples, as a mean; 0 for no more samples
     */
    public void sampleEvery(int instructions) {
        sampleEvery = instructions;
        fuel += aside;
        aside = 0;
        if (sampleEvery > 0) putAside(untilSample());
    }

    /**
     * Says who may end scripts from outside.
     *
     * @param reason why the script that runs is to end, or null
     */
    public void endWhen(Supplier<@Nullable String> reason) {
        end = reason;
    }

    /**
     * Counts work without ending a script now: what is overdrawn ends the script at its next loop or call.
     *
     * @param instructions how many; less than 0 gives some back
     */
    public void chargeDeferred(long instructions) {
        fuel -= instructions;
    }

    /**
     * Counts instructions of a script.
     *
     * @return false when {@link #nextSlice} has to be called before it goes on
     */
    public boolean spend(long instructions) {
        return (fuel -= instructions) >= 0;
    }

    /**
     * Counts instructions of a script if there are as many in this slice.
     *
     * @return false when nothing was counted: the long way has to be taken, by {@link #spend}
     */
    public boolean trySpend(long instructions) {
        long left = fuel - instructions;
        if (left < 0) return false;
        fuel = left;
        return true;
    }

    /**
     * Counts work that is done in Java, and ends the script that runs if it has nothing left.
     *
     * @param instructions how many instructions of a script take about as long
     */
    public void charge(long instructions) {
        fuel -= instructions;
        if (fuel < 0 && runner.isRunning() && !goesOnSampled()) refill();
    }

    /** Between two instructions: takes the next slice, and lets what is due run. */
    public void nextSlice() {
        if (goesOnSampled()) return;
        refill();
        if (runner.isWorkDue()) runner.runDueWork();
    }

    /** Takes a sample, if there are samples; answers whether the slice still has instructions. */
    private boolean goesOnSampled() {
        if (sampleEvery == 0) return false;
        runner.sample(-fuel);
        fuel += aside;
        aside = 0;
        if (fuel < 0) return false;
        putAside(untilSample());
        return true;
    }

    /** Takes the next slice; an error when there is none. */
    private void refill() {
        long left = reserve + fuel;
        if (left < 0) {
            stayOverrun(left);
            throw error(overrun());
        }
        String reason = end.get();
        slice = reason != null || memory.isScarce() ? SMALL_SLICE : SLICE;
        give(Math.min(slice, left), left); // first, so that the next script has a slice even if this one is ended here
        if (reason != null) throw error("was ended: " + reason);
        if (memory.isUsedUp()) throw runner.outOfMemory();
        if (runner.isWorkDue()) pauseSoon();
    }

    private String overrun() {
        boolean isTogether = allowed < whole && spent + allowed >= mostTogether;
        return isTogether
                ? String.format(Locale.ROOT, OVERRUN_TOGETHER, allowed, mostTogether, period)
                : String.format(Locale.ROOT, OVERRUN, allowed);
    }

    /** Lets {@link #nextSlice} be called at the next loop or call. */
    private void pauseSoon() {
        give(0, reserve + fuel + aside);
    }

    /** Leaves nothing, so that what runs while the error goes up ends at once, too. */
    private void stayOverrun(long left) {
        given = fuel = left;
        aside = 0;
        reserve = 0;
    }

    private BudgetError error(String text) {
        return new BudgetError(runner.locationPrefix() + text);
    }

    /** What the present run may still take; less than 0 when it has overrun. */
    long remaining() {
        return fuel + aside + reserve;
    }

    /** Lets go of the memory that is kept back for the time when Java has none left. */
    public void releaseMemory() {
        memory.release();
    }

    /**
     * Lets something be done on its own account: a whole budget for it, and afterwards all is as it was before.
     *
     * @param action may run scripts
     */
    public void withOwnBudget(Runnable action) {
        long[] before = {allowed, fuel, reserve, slice, given, aside};
        long usedBefore = used();
        String periodBefore = period;
        long mostBefore = mostTogether;
        long spentBefore = spent;
        try {
            reset();
            action.run();
        } finally {
            if (period.equals(periodBefore)) spent += used() - usedBefore; // the latter counts when the run ends
            else {
                period = periodBefore;
                mostTogether = mostBefore;
                spent = spentBefore;
            }
            allowed = before[0];
            fuel = before[1];
            reserve = before[2];
            slice = before[3];
            given = before[4];
            aside = before[5];
            if (sampleEvery == 0) sampleEvery(0); // what was put aside for samples that are no longer taken
        }
    }

    /**
     * A coroutine that Java runs within another one must not use up all: the other goes on when it has overrun.
     *
     * @return what is kept back for the other; in instructions
     */
    public long withholdShare() {
        long kept = remaining() / SHARE_KEPT;
        long fromReserve = Math.min(kept, reserve);
        reserve -= fromReserve;
        fuel -= kept - fromReserve;
        return kept;
    }

    /**
     * Puts in again what was kept back.
     *
     * @param kept what {@link #withholdShare} gave
     */
    public void restoreShare(long kept) {
        reserve += kept;
        if (fuel + aside < 0 && kept > 0) give(0, reserve);
    }
}
