package kodama.script;

import java.util.ArrayList;
import java.util.List;
import org.luaj.vm2.Varargs;

/**
 * Who waits for what happens to one task: events sent to it, and its end.
 *
 * <p>Events are not kept: one that nobody waits for is gone.
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
