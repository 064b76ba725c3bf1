package kodama.lua;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;

/**
 * What translated functions that leave one after the other, the innermost first, write down of the calls they were;
 * {@link FrameMaterializer} makes frames of it.
 */
final class DeoptRecords {

    private static final int FIRST_ROOM = 32;

    private static final int NOWHERE = -1;

    /** What was called: translated functions, and calls of resumable ones. */
    private Object[] calls = new Object[FIRST_ROOM];

    private int[] places = new int[3 * FIRST_ROOM];
    private int count;

    /** Whether the innermost instruction is the interpreter's. */
    private boolean isForInterpreter;

    private boolean isPending;

    private @Nullable Throwable failure;

    /** Where the function goes on that was entered from its frame; that is all there is to note of it. */
    private int pc = NOWHERE;

    void add(LuaFunction function, int func, int base, int pc, boolean forInterpreter) {
        if (count == 0) isForInterpreter = forInterpreter;
        append(function);
        places[3 * count] = func;
        places[3 * count + 1] = base;
        places[3 * count + 2] = pc;
        count++;
    }

    /** Notes the call of a resumable function, and whether the one it was about to make is still to be made. */
    void addResumable(Object call, boolean isPending) {
        if (count == 0) isForInterpreter = this.isPending = isPending;
        append(call);
        count++;
    }

    private void append(Object call) {
        if (count == calls.length) grow();
        calls[count] = call;
    }

    /** Notes what was thrown in what a protected call has called: the machine throws it on when there are frames. */
    void setThrown(Throwable thrown) {
        failure = thrown;
    }

    /** Notes the outermost call, which has a frame. */
    void end(int outermost, boolean forInterpreter) {
        if (count == 0) isForInterpreter = forInterpreter;
        pc = outermost;
    }

    private void grow() {
        calls = Arrays.copyOf(calls, 2 * count);
        places = Arrays.copyOf(places, 6 * count);
    }

    /** Whether there is nothing to note but where the outermost call goes on. */
    boolean hasOutermostOnly() {
        return count == 0 && pc >= 0;
    }

    /** Where that is; forgets it. */
    int takeOutermost() {
        int was = pc;
        pc = NOWHERE;
        return was;
    }

    int count() {
        return count;
    }

    /** The called function, or the call of a resumable one. */
    Object call(int note) {
        return calls[note];
    }

    /** Where a called function stands in the coroutine's registers. */
    int func(int note) {
        return places[3 * note];
    }

    /** Its first register. */
    int base(int note) {
        return places[3 * note + 1];
    }

    /** The instruction it goes on with. */
    int pc(int note) {
        return places[3 * note + 2];
    }

    /** The instruction that the outermost call goes on with, which has a frame; less than 0 for none. */
    int outermostPc() {
        return pc;
    }

    boolean isForInterpreter() {
        return isForInterpreter;
    }

    /** Whether the innermost call is that of a resumable function that has to make another one. */
    boolean isPending() {
        return isPending;
    }

    /** What is to be thrown on, or null. */
    @Nullable
    Throwable thrown() {
        return failure;
    }

    /** Forgets all. */
    void clear() {
        pc = NOWHERE;
        isPending = false;
        failure = null;
        if (count > 0) Arrays.fill(calls, 0, count, null);
        count = 0;
    }
}
