package kodama.script;

import java.util.ArrayList;
import java.util.List;
import org.luaj.vm2.Varargs;

/**
 * The tasks that wait for the end of one task; each goes on with what its function returned.
 */
final class Listeners {
    private final List<LuaTask> untilEnd = new ArrayList<>(0);

    void awaitEnd(LuaTask waiter) {
        untilEnd.add(waiter);
    }

    void ended(Varargs results) {
        for (LuaTask waiter : untilEnd) waiter.resumeWith(results);
        untilEnd.clear();
    }
}
