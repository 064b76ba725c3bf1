package kodama.sound.mix;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** Hands commands from one thread to another in their order, without a lock: one adds, one takes. */
final class CommandRing {
    /** A command, and the frame before which it is to be carried out. */
    record Timed(long at, Command command) {}

    private final AtomicReferenceArray<@Nullable Timed> slots;
    private int head;
    private int tail;

    /**
     * @param capacity how many fit
     */
    CommandRing(int capacity) {
        slots = new AtomicReferenceArray<>(capacity);
    }

    /** Returns false if it is full. */
    boolean add(Timed timed) {
        if (slots.get(tail) != null) return false;
        slots.set(tail, timed);
        tail = (tail + 1) % slots.length();
        return true;
    }

    /** The next one, which stays; null if there is none. */
    @Nullable
    Timed peek() {
        return slots.get(head);
    }

    /** Drops what was peeked at. */
    void drop() {
        slots.set(head, null);
        head = (head + 1) % slots.length();
    }
}
