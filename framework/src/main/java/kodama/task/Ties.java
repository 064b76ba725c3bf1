package kodama.task;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What ties a task to others: the event or the task it waits for, who waits for it, its finish hooks, and who is told where
 * it goes.
 */
final class Ties {
    @Nullable
    String event;

    @Nullable
    Object received;

    boolean hasReceived;

    @Nullable
    BooleanSupplier condition;

    @Nullable
    Task awaited;

    @Nullable
    Consumer<String> tracer;

    private @Nullable Task waiterAfter;
    private @Nullable Task firstWaiter;
    private @Nullable Task lastWaiter;

    final List<Runnable> hooks = new ArrayList<>(0);

    /** Lets a task wait for the end of another; nobody is checked. */
    static void tie(Task waiter, Task awaited) {
        Ties other = awaited.ties();
        waiter.ties().awaited = awaited;
        if (other.lastWaiter == null) other.firstWaiter = waiter;
        else other.lastWaiter.ties().waiterAfter = waiter;
        other.lastWaiter = waiter;
    }

    /** Ends what a task waits for, if anything. Cost: how many wait for the same. */
    static void cut(Task waiter) {
        Ties own = waiter.ties;
        if (own == null) return;
        own.event = null;
        own.condition = null;
        if (own.awaited != null) own.awaited.ties().release(waiter);
        own.awaited = null;
    }

    private void release(Task waiter) {
        Task before = null;
        Task at = firstWaiter;
        for (; at != null && at != waiter; at = at.ties().waiterAfter) before = at;
        if (at == null) return;
        Task after = waiter.ties().waiterAfter;
        waiter.ties().waiterAfter = null;
        if (before == null) firstWaiter = after;
        else before.ties().waiterAfter = after;
        if (lastWaiter == waiter) lastWaiter = before;
    }

    @Nullable
    Task firstWaiter() {
        return firstWaiter;
    }

    /** Asks the condition, if there is one; once it is true it is forgotten. */
    boolean maySetOut() {
        if (condition == null) return true;
        if (!condition.getAsBoolean()) return false;
        condition = null;
        return true;
    }

    /** Begins to wait for an event. */
    void expect(@Nullable String awaitedEvent) {
        event = awaitedEvent;
        hasReceived = false;
    }

    /** Forgets what belonged to a life that is over. */
    void forget() {
        expect(null);
        received = null;
        hooks.clear();
        tracer = null;
    }
}
