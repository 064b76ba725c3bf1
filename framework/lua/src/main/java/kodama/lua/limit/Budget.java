package kodama.lua.limit;

import java.util.Collection;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.lua.error.BudgetError;
import kodama.lua.error.MemoryError;
import org.jspecify.annotations.Nullable;

/**
 * Limits the instructions that scripts run before they yield to Java.
 *
 * <ol>
 *   <li>Each run, such as a resume from Java, gets the whole budget; all runs of a period, such as a tick, also
 *       share one.
 *   <li>The budget is given out in slices. Calls and backward jumps subtract from the current slice only.
 *   <li>At the end of a slice, {@link #nextSlice} runs what is due, checks memory, and raises an error if the budget is
 *       used up. No {@code pcall} catches it.
 *   <li>For samples, a slice is given out in several pieces, which changes neither its length nor its end.
 * </ol>
 */
public final class Budget {

    /** Runs the scripts that a budget limits. */
    public interface Runner {
        /**
         * Returns the current line of the running script.
         *
         * @return the beginning of a message, {@code file:line: }, or an empty string
         */
        String locationPrefix();

        /**
         * Whether a script runs that can be ended.
         *
         * @return false between two runs, whose work is only charged to the period
         */
        boolean isRunning();

        /** Returns the error that ends the running script when memory runs out; drops the script's values. */
        MemoryError outOfMemory();

        /**
         * Whether work is due that may only run between two instructions.
         *
         * @return true if {@link #runDueWork} should be called as soon as possible
         */
        boolean isWorkDue();

        /** Runs the work that is due. */
        void runDueWork();

        /**
         * Takes a sample of where scripts are.
         *
         * @param since number of instructions since it was due
         */
        void sample(long since);
    }

    /** Instructions of a slice. */
    private static final int SLICE = 200_000;

    /**
     * Instructions of a slice when memory is scarce, so that a script cannot take the rest of it within a slice; and
     * after a script was ended from outside, so that others that have to end do so soon.
     */
    private static final int SMALL_SLICE = 20_000;

    /** One of this many parts of the remaining budget is withheld for the coroutine that another one interrupts. */
    private static final int SHARE_KEPT = 64;

    /** Large strings and tables also count as many instructions. */
    private static final String OVERRUN =
            "ran longer than %,d instructions without yielding (an endless loop, or too much work at once?)";

    /** The message if all scripts of a period together have used too much. */
    private static final String OVERRUN_TOGETHER = "ran longer than the %,d instructions that were left of the %,d"
            + " for all scripts of this %s (spread the work over several ticks, or use fewer tasks)";

    /** Least budget of a run, even when the period's budget is used up. */
    private static final long MIN_BUDGET = 50_000;

    private final Runner runner;
    private final MemoryGuard memory = new MemoryGuard();
    /** Budget of a run, in instructions. */
    private final long runBudget;

    /** Budget of the current run, which may have been limited. */
    private long currentBudget;

    /** What the earlier runs of the period have used. */
    private long spent;

    /** The difference between {@link #charged} and {@link #spent()}. */
    private long correction;

    /** Budget of all runs of a period together. */
    private long periodBudget = Long.MAX_VALUE / 2;

    private String period = "";

    private final ForcedEnds ends = new ForcedEnds();

    /** Whether scripts run that only inspect something, whose work and ends do not belong to the run. */
    private boolean isInspecting;

    /** Instructions until the next check: the rest of the current slice. */
    private long available;

    /** Instructions after the current slice. */
    private long reserve;

    /** Length of a slice. */
    private long slice = SLICE;

    /** Instructions that were left when the current slice began. */
    private long given;

    /** Mean number of instructions between two samples; 0 for no samples. */
    private int sampleEvery;

    /**
     * The rest of the slice after the next sample. Samples thus change neither what a script may use nor when it is
     * checked. 0 without samples.
     */
    private long afterSample;

    /** State of the random generator that varies the intervals, so that loops do not run in step with samples. */
    private long randomState = 1;

    /**
     * Makes a full budget.
     *
     * @param instructions budget of a run, at least 1
     * @param runner runs the scripts
     */
    public Budget(long instructions, Runner runner) {
        this.runner = runner;
        runBudget = currentBudget = instructions;
        given = available = slice;
        reserve = runBudget - slice;
        reset();
    }

    /** Resets the budget for a new run, within the current slice: many short runs use memory as a long one does. */
    public void reset() {
        slice = Math.max(0, slice - (given - (available + afterSample)));
        spent += used();
        currentBudget = Math.min(runBudget, Math.max(MIN_BUDGET, periodBudget - spent));
        giveOut(Math.min(slice, currentBudget), currentBudget, Math.max(0, available));
    }

    /**
     * Begins a period, such as a tick, whose runs share a budget. When it is used up, each further run has only a small
     * budget.
     *
     * @param name name of the period, for messages
     * @param instructions budget of all its runs together, at least 1
     */
    public void beginPeriod(String name, long instructions) {
        period = name;
        periodBudget = instructions;
        spent = -used();
        correction = 0;
        ends.beginPeriod();
    }

    /**
     * Returns what scripts have used since the period began.
     *
     * @return the number of instructions, including the cost of work in Java
     */
    public long spent() {
        return spent + used();
    }

    /**
     * Returns the instructions that scripts have been charged for since the period began. Unlike {@link #spent()}, this
     * never decreases: it contains what was forgiven, and not what is withheld.
     */
    private long charged() {
        return spent() + correction;
    }

    /** Returns what the current run has used. */
    private long used() {
        return currentBudget - remaining();
    }

    /**
     * Limits the budget of the run that has just begun.
     *
     * @param instructions its budget, at least 1
     */
    public void limit(long instructions) {
        if (instructions >= currentBudget) return;
        spent += used();
        currentBudget = instructions;
        giveOut(Math.min(slice, currentBudget), currentBudget, Math.max(0, available));
    }

    private void giveOut(long now, long all) {
        giveOut(now, all, untilSample());
    }

    private void giveOut(long now, long all, long untilSample) {
        given = available = now;
        reserve = all - now;
        afterSample = 0;
        if (sampleEvery > 0) splitForSample(untilSample);
        stopAtNextEnd();
    }

    /** Shortens the slice so that it is used up exactly where the next end is to be repeated. */
    private void stopAtNextEnd() {
        if (!ends.hasLeft() || isInspecting) return;
        long excess = available + afterSample + 1 - ends.instructionsLeft(charged());
        if (excess <= 0) return;
        long fromRest = Math.min(excess, afterSample);
        afterSample -= fromRest;
        available -= excess - fromRest;
        given -= excess;
        reserve += excess;
    }

    private void splitForSample(long untilSample) {
        afterSample = Math.max(0, available - untilSample);
        available -= afterSample;
    }

    /** Returns 0.5 to 1.5 times the mean, by Marsaglia's xorshift. */
    private long untilSample() {
        if (sampleEvery == 0) return 0;
        randomState ^= randomState << 13;
        randomState ^= randomState >>> 7;
        randomState ^= randomState << 17;
        return sampleEvery / 2 + Math.floorMod(randomState, (long) sampleEvery);
    }

    /**
     * Enables or disables samples.
     *
     * @param instructions mean number of instructions between two samples; 0 for no samples
     */
    public void sampleEvery(int instructions) {
        sampleEvery = instructions;
        available += afterSample;
        afterSample = 0;
        if (sampleEvery > 0) splitForSample(untilSample());
    }

    /**
     * Sets a source of reasons to end scripts from outside.
     *
     * @param reason returns why the running script must end, or null
     */
    public void endWhen(Supplier<@Nullable String> reason) {
        ends.setRequests(reason);
    }

    /**
     * Sets the listener for forced ends of scripts, except repeated ones.
     *
     * @param listener called before the error that ends the script is thrown
     */
    public void setEndListener(Consumer<ForcedEnd> listener) {
        ends.setListener(listener);
    }

    /**
     * Repeats the forced ends of an earlier run.
     *
     * @param earlier called now and when a period begins; returns the ends of the same period of the earlier run, in
     *     order
     */
    public void repeatEnds(Supplier<? extends Collection<ForcedEnd>> earlier) {
        ends.setEarlier(earlier);
        stopAtNextEnd();
    }

    /** Returns whether the period has ends to repeat that scripts have not reached. */
    public boolean hasEndsLeft() {
        return ends.hasLeft();
    }

    /**
     * Charges work without ending a script now; if the budget is used up, the script ends at its next loop or call.
     *
     * @param instructions the cost; a negative one gives back
     */
    public void chargeDeferred(long instructions) {
        available -= instructions;
    }

    /**
     * Charges instructions of a script.
     *
     * @return false if {@link #nextSlice} must be called before it continues
     */
    public boolean spend(long instructions) {
        return (available -= instructions) >= 0;
    }

    /**
     * Charges instructions of a script if the slice has enough.
     *
     * @return false, without a charge, if {@link #spend} is needed
     */
    public boolean trySpend(long instructions) {
        long left = available - instructions;
        if (left < 0) return false;
        available = left;
        return true;
    }

    /**
     * Charges work in Java, and ends the running script if the budget is used up.
     *
     * @param instructions number of script instructions that take as long
     */
    public void charge(long instructions) {
        available -= instructions;
        if (available < 0 && runner.isRunning() && !sampleIfDue()) refill();
    }

    /** Begins the next slice, between two instructions, and runs the work that is due. */
    public void nextSlice() {
        if (sampleIfDue()) return;
        refill();
        if (runner.isWorkDue()) runner.runDueWork();
    }

    /** Takes a sample if one is due; returns whether the slice still has instructions. */
    private boolean sampleIfDue() {
        if (sampleEvery == 0) return false;
        runner.sample(-available);
        available += afterSample;
        afterSample = 0;
        if (available < 0) return false;
        splitForSample(untilSample());
        return true;
    }

    /** Begins the next slice; raises an error if there is none. */
    private void refill() {
        long left = reserve + available;
        if (left < 0) {
            clearBudget(left);
            throw error(overrun());
        }
        ForcedEnd again = isInspecting ? null : ends.takeDue(charged());
        String reason = isInspecting || again != null ? null : ends.takeRequest();
        slice = reason != null || memory.isScarce() ? SMALL_SLICE : SLICE;
        giveOut(Math.min(slice, left), left); // first, so that the next script has a slice even if this one ends here
        if (again != null) throw repeated(again);
        if (reason != null) throw requested(reason);
        if (memory.isUsedUp()) throw outOfMemory();
        if (runner.isWorkDue()) checkSoon();
    }

    private BudgetError repeated(ForcedEnd end) {
        return end.cause() == ForcedEnd.Cause.REQUEST ? ended(end.reason()) : runner.outOfMemory();
    }

    private BudgetError requested(String reason) {
        ends.report(new ForcedEnd(charged(), ForcedEnd.Cause.REQUEST, reason));
        return ended(reason);
    }

    private BudgetError ended(String reason) {
        return error("was ended: " + reason);
    }

    private MemoryError outOfMemory() {
        reportOutOfMemory(ForcedEnd.Cause.MEMORY);
        return runner.outOfMemory();
    }

    private void reportOutOfMemory(ForcedEnd.Cause cause) {
        if (!isInspecting) ends.report(new ForcedEnd(charged(), cause, ""));
    }

    private String overrun() {
        boolean isTogether = currentBudget < runBudget && spent + currentBudget >= periodBudget;
        return isTogether
                ? String.format(Locale.ROOT, OVERRUN_TOGETHER, currentBudget, periodBudget, period)
                : String.format(Locale.ROOT, OVERRUN, currentBudget);
    }

    /** Makes the next loop or call check the budget. */
    private void checkSoon() {
        giveOut(0, reserve + available + afterSample);
    }

    /** Leaves nothing, so that code that runs while the error propagates ends at once, too. */
    private void clearBudget(long left) {
        given = available = left;
        afterSample = 0;
        reserve = 0;
    }

    private BudgetError error(String text) {
        return new BudgetError(runner.locationPrefix() + text);
    }

    /** Returns what the current run may still use; negative after an overrun. */
    long remaining() {
        return available + afterSample + reserve;
    }

    /** Called when Java has run out of memory: releases the memory that is reserved for this, and reports the end. */
    public void runOutOfMemory() {
        memory.release();
        reportOutOfMemory(ForcedEnd.Cause.ALLOCATION);
    }

    /**
     * Runs an action with its own budget, and restores the current one afterwards. The period is charged for it, unless
     * the action begins another one.
     *
     * @param action may run scripts
     */
    public void withOwnBudget(Runnable action) {
        long usedBefore = used();
        String periodBefore = period;
        long periodBudgetBefore = periodBudget;
        long spentBefore = spent;
        long correctionBefore = correction;
        Runnable restore = rest();
        try {
            reset();
            action.run();
        } finally {
            if (period.equals(periodBefore)) spent += used() - usedBefore; // the latter is added when the run ends
            else {
                period = periodBefore;
                periodBudget = periodBudgetBefore;
                spent = spentBefore;
                correction = correctionBefore;
            }
            restore.run();
        }
    }

    /**
     * Runs an action with its own budget that does not belong to the run: the period is not charged for it, and it is
     * not ended from outside.
     *
     * @param action may run scripts that change nothing
     */
    public void inspect(Runnable action) {
        boolean wasInspecting = isInspecting;
        long spentBefore = spent;
        long correctionBefore = correction;
        Runnable restore = rest();
        isInspecting = true;
        try {
            reset();
            action.run();
        } finally {
            isInspecting = wasInspecting;
            spent = spentBefore;
            correction = correctionBefore;
            restore.run();
        }
    }

    /** Returns an action that restores what is left of the current run. */
    private Runnable rest() {
        long[] before = {currentBudget, available, reserve, slice, given, afterSample};
        return () -> {
            currentBudget = before[0];
            available = before[1];
            reserve = before[2];
            slice = before[3];
            given = before[4];
            afterSample = before[5];
            if (sampleEvery == 0) sampleEvery(0); // gives out the rest of the slice
            stopAtNextEnd();
        };
    }

    /**
     * Withholds a part of the budget from a coroutine that Java runs within another one, which can then continue after
     * an overrun.
     *
     * @return what is withheld, in instructions
     */
    public long withholdShare() {
        long kept = remaining() / SHARE_KEPT;
        long fromReserve = Math.min(kept, reserve);
        reserve -= fromReserve;
        available -= kept - fromReserve;
        correction -= kept;
        return kept;
    }

    /**
     * Gives back what was withheld. If more than everything else was used, the excess is forgiven.
     *
     * @param kept result of {@link #withholdShare}
     */
    public void restoreShare(long kept) {
        correction += kept;
        if (remaining() < 0 && kept > 0) forgive(kept);
        else reserve += kept;
    }

    private void forgive(long kept) {
        correction -= remaining();
        giveOut(0, kept);
    }
}
