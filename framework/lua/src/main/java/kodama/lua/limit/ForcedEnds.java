package kodama.lua.limit;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The forced ends of a budget's scripts: those that are requested now, and those of an earlier run to repeat. */
final class ForcedEnds {

    private final Queue<ForcedEnd> repeated = new ArrayDeque<>();
    private Supplier<@Nullable String> requests = () -> null;
    private Consumer<ForcedEnd> listener = end -> {};
    private Supplier<? extends Collection<ForcedEnd>> earlier = List::of;

    /** Sets the source of requests to end the running script. */
    void setRequests(Supplier<@Nullable String> reason) {
        requests = reason;
    }

    /** Sets the listener for all ends but the repeated ones. */
    void setListener(Consumer<ForcedEnd> wanted) {
        listener = wanted;
    }

    /** Takes a request to end the running script; returns its reason, or null. */
    @Nullable
    String takeRequest() {
        return requests.get();
    }

    void report(ForcedEnd end) {
        listener.accept(end);
    }

    /** Sets the source of the ends to repeat, and repeats those of the current period. */
    void setEarlier(Supplier<? extends Collection<ForcedEnd>> ends) {
        earlier = ends;
        beginPeriod();
    }

    /** Begins to repeat the ends of the next period. */
    void beginPeriod() {
        repeated.clear();
        repeated.addAll(earlier.get());
    }

    /** Returns whether there are ends to repeat. */
    boolean hasLeft() {
        return !repeated.isEmpty();
    }

    /** Returns the instructions that may still be used before the next end to repeat; the largest number for none. */
    long instructionsLeft(long spent) {
        ForcedEnd next = repeated.peek();
        return next == null ? Long.MAX_VALUE : next.spent() - spent;
    }

    /** Takes the next end to repeat if it is due; otherwise returns null. */
    @Nullable
    ForcedEnd takeDue(long spent) {
        return instructionsLeft(spent) <= 0 ? repeated.poll() : null;
    }
}
