package kodama.lua;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;

/**
 * Records of the calls of translated functions that exit one after the other, innermost first. {@link
 * FrameMaterializer} makes frames of them.
 */
final class DeoptRecords {

    private static final int INITIAL_CAPACITY = 32;

    private static final int NOWHERE = -1;

    /** The callees: translated functions, and calls of resumable ones. */
    private Object[] calls = new Object[INITIAL_CAPACITY];

    private int[] positions = new int[3 * INITIAL_CAPACITY];
    private int count;

    /** Whether the interpreter must run the innermost instruction. */
    private boolean isForInterpreter;

    private boolean isPending;

    private @Nullable Throwable failure;

    /** The instruction at which the function continues that was entered from its frame; its frame has the rest. */
    private int pc = NOWHERE;

    void add(LuaFunction function, int func, int base, int pc, boolean forInterpreter) {
        if (count == 0) isForInterpreter = forInterpreter;
        append(function);
        positions[3 * count] = func;
        positions[3 * count + 1] = base;
        positions[3 * count + 2] = pc;
        count++;
    }

    /**
     * Adds the call of a resumable function; {@code isPending} says whether the call it asked for is still to be made.
     */
    void addResumable(Object call, boolean isPending) {
        if (count == 0) isForInterpreter = this.isPending = isPending;
        append(call);
        count++;
    }

    private void append(Object call) {
        if (count == calls.length) grow();
        calls[count] = call;
    }

    /** Keeps an exception thrown within a protected call; the machine rethrows it when there are frames. */
    void setThrown(Throwable thrown) {
        failure = thrown;
    }

    /** Records the outermost call, which has a frame. */
    void end(int outermost, boolean forInterpreter) {
        if (count == 0) isForInterpreter = forInterpreter;
        pc = outermost;
    }

    private void grow() {
        calls = Arrays.copyOf(calls, 2 * count);
        positions = Arrays.copyOf(positions, 6 * count);
    }

    /** Whether only the outermost call is recorded. */
    boolean hasOutermostOnly() {
        return count == 0 && pc >= 0;
    }

    /** Returns the instruction at which it continues, and clears it. */
    int takeOutermost() {
        int was = pc;
        pc = NOWHERE;
        return was;
    }

    int count() {
        return count;
    }

    /** Returns the called function, or the call of a resumable one. */
    Object call(int index) {
        return calls[index];
    }

    /** Returns the register of the called function. */
    int func(int index) {
        return positions[3 * index];
    }

    /** Returns its first register. */
    int base(int index) {
        return positions[3 * index + 1];
    }

    /** Returns the instruction at which it continues. */
    int pc(int index) {
        return positions[3 * index + 2];
    }

    /** Returns the instruction at which the outermost call continues; negative if it is not recorded. */
    int outermostPc() {
        return pc;
    }

    boolean isForInterpreter() {
        return isForInterpreter;
    }

    /** Whether the innermost call is that of a resumable function whose call is still to be made. */
    boolean isPending() {
        return isPending;
    }

    /** Returns the exception to rethrow, or null. */
    @Nullable
    Throwable thrown() {
        return failure;
    }

    /** Clears all records. */
    void clear() {
        pc = NOWHERE;
        isPending = false;
        failure = null;
        if (count > 0) Arrays.fill(calls, 0, count, null);
        count = 0;
    }
}
