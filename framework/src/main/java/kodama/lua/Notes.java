package kodama.lua;

import java.util.Arrays;
import org.luaj.vm2.LuaFunction;

/**
 * What translated functions that leave one after the other, the innermost first, write down of the calls they were;
 * {@link NotedCalls} makes frames of it.
 */
final class Notes {

    private static final int FIRST_ROOM = 32;

    private static final int NOWHERE = -1;

    private LuaFunction[] functions = new LuaFunction[FIRST_ROOM];
    private int[] places = new int[3 * FIRST_ROOM];
    private int count;

    /** Whether the innermost instruction is the interpreter's. */
    private boolean isForInterpreter;

    /** Where the function goes on that was entered from its frame; that is all there is to note of it. */
    private int pc = NOWHERE;

    void add(LuaFunction function, int func, int base, int pc, boolean forInterpreter) {
        if (count == functions.length) grow();
        if (count == 0) isForInterpreter = forInterpreter;
        functions[count] = function;
        places[3 * count] = func;
        places[3 * count + 1] = base;
        places[3 * count + 2] = pc;
        count++;
    }

    /** Notes the outermost call, which has a frame. */
    void end(int outermost, boolean forInterpreter) {
        if (count == 0) isForInterpreter = forInterpreter;
        pc = outermost;
    }

    private void grow() {
        functions = Arrays.copyOf(functions, 2 * count);
        places = Arrays.copyOf(places, 6 * count);
    }

    int count() {
        return count;
    }

    LuaFunction function(int note) {
        return functions[note];
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

    /** Forgets all. */
    void clear() {
        pc = NOWHERE;
        if (count > 0) Arrays.fill(functions, 0, count, null);
        count = 0;
    }
}
