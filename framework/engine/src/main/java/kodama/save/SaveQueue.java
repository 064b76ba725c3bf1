package kodama.save;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.function.Function;
import kodama.base.LeakTracker;
import org.jspecify.annotations.Nullable;

/**
 * Writes saves in order on its own thread, because a disk may take a tenth of a second. Pending saves are read as if
 * they had been written; if several are pending for one name, only the last is written.
 *
 * <p>Saves that cannot be written stay pending and are retried with the next save and at the end.
 */
final class SaveQueue implements SaveStore {
    private static final String NAME = "kodama-save";

    /** Longest wait for the disk when the program ends; in milliseconds. */
    private static final long CLOSE_MILLIS = 10_000;

    private final SaveStore store;
    private final Consumer<String> notices;
    private final LeakTracker leaks;
    private final Map<String, SaveContent> waiting = new LinkedHashMap<>();

    private @Nullable Thread thread;
    private boolean isChanged;
    private boolean closing;

    /** Saves that could not be written; the player is notified when the first is added. */
    private final Set<String> lost = new HashSet<>();

    SaveQueue(SaveStore store, Consumer<String> notices, LeakTracker leaks) {
        this.store = store;
        this.notices = notices;
        this.leaks = leaks;
    }

    @Override
    public @Nullable StoredSave read(String name) {
        SaveContent change = waitingFor(name);
        if (change == null) return store.read(name);
        return change.isDeletion() ? null : StoredSave.parse(change.bytes());
    }

    private synchronized @Nullable SaveContent waitingFor(String name) {
        return waiting.get(name);
    }

    @Override
    public void write(String name, byte[] content) {
        submit(name, SaveContent.of(content));
    }

    @Override
    public void writeLater(String name, Function<@Nullable Object, Object> change) {
        submit(
                name,
                SaveContent.deferred(() -> SaveWriter.write(name, change.apply(StoredSave.dataOf(store.read(name))))));
    }

    @Override
    public void delete(String name) {
        submit(name, SaveContent.deletion());
    }

    private synchronized void submit(String name, SaveContent change) {
        if (closing) throw new IllegalStateException("saved after the end of the program: " + name);
        waiting.put(name, change);
        isChanged = true;
        if (thread == null) thread = start();
        notifyAll();
    }

    private Thread start() {
        LeakTracker.Entry entry = leaks.open(LeakTracker.Lifetime.PROGRAM, "thread", NAME);
        Thread started = new Thread(
                () -> {
                    try (entry) {
                        run();
                    }
                },
                NAME);
        started.setDaemon(true);
        started.start();
        return started;
    }

    private void run() {
        boolean isLast = false;
        while (!isLast) {
            isLast = awaitChanges();
            waiting().forEach(this::apply);
        }
    }

    /** Waits for changes; returns whether the program ends and no more changes will come. */
    private synchronized boolean awaitChanges() {
        try {
            while (!isChanged && !closing) wait();
        } catch (InterruptedException ended) {
            return true;
        }
        isChanged = false;
        return closing;
    }

    private synchronized Map<String, SaveContent> waiting() {
        return new LinkedHashMap<>(waiting);
    }

    private void apply(String name, SaveContent change) {
        try {
            if (change.isDeletion()) store.delete(name);
            else store.write(name, change.bytes());
            done(name, change);
            lost.remove(name);
        } catch (RuntimeException | OutOfMemoryError refused) { // later saves must still be written
            if (lost.isEmpty()) notices.accept("saves will be lost when the program ends: " + refused.getMessage());
            lost.add(name);
        }
    }

    private synchronized void done(String name, SaveContent change) {
        waiting.remove(name, change);
    }

    @Override
    public SortedMap<String, Long> sizes() {
        Map<String, SaveContent> before = waiting(); // some may be written after the store has listed its files
        SortedMap<String, Long> sizes = store.sizes();
        addTo(sizes, before);
        addTo(sizes, waiting());
        return sizes;
    }

    private static void addTo(SortedMap<String, Long> sizes, Map<String, SaveContent> changes) {
        changes.forEach((name, change) -> {
            if (change.isDeletion()) sizes.remove(name);
            else sizes.put(name, change.size());
        });
    }

    @Override
    public void close() {
        Thread running = end();
        try {
            if (running != null) running.join(CLOSE_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
        store.close();
    }

    private synchronized @Nullable Thread end() {
        closing = true;
        notifyAll();
        return thread;
    }
}
