package kodama.save;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Consumer;
import kodama.base.LeakLedger;
import kodama.file.GameFileException;
import org.jspecify.annotations.Nullable;

/**
 * Writes saves in the order in which they came, on a thread of its own, as a disk may take a tenth of a second. What
 * waits is read as if it was written already; of several that wait for one name the last is written.
 *
 * <p>What cannot be written goes on waiting, and is tried again when something else is saved, and at the end.
 */
final class SaveQueue implements SaveStore {
    private static final String NAME = "kodama-save";

    /** How long the end of the program waits for a disk; in milliseconds. */
    private static final long PATIENCE = 10_000;

    /** What is to become of a save: its new content, or null for none. */
    private record Change(byte @Nullable [] content) {}

    private final SaveStore store;
    private final Consumer<String> notices;
    private final LeakLedger ledger;
    private final Map<String, Change> waiting = new LinkedHashMap<>();

    private @Nullable Thread thread;
    private boolean isChanged;
    private boolean closing;
    private boolean isTold;

    SaveQueue(SaveStore store, Consumer<String> notices, LeakLedger ledger) {
        this.store = store;
        this.notices = notices;
        this.ledger = ledger;
    }

    @Override
    public @Nullable Object read(String name) {
        Change change = waitingFor(name);
        if (change == null) return store.read(name);
        return change.content == null ? null : SaveReader.read(change.content);
    }

    private synchronized @Nullable Change waitingFor(String name) {
        return waiting.get(name);
    }

    @Override
    public void write(String name, byte[] content) {
        submit(name, new Change(content));
    }

    @Override
    public void delete(String name) {
        submit(name, new Change(null));
    }

    private synchronized void submit(String name, Change change) {
        if (closing) throw new IllegalStateException("saved after the end of the program: " + name);
        waiting.put(name, change);
        isChanged = true;
        if (thread == null) thread = start();
        notifyAll();
    }

    private Thread start() {
        LeakLedger.Entry entry = ledger.open(LeakLedger.Lifetime.PROGRAM, "thread", NAME);
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

    /** Returns whether the program ends, so that no further change comes. */
    private synchronized boolean awaitChanges() {
        try {
            while (!isChanged && !closing) wait();
        } catch (InterruptedException ended) {
            return true;
        }
        isChanged = false;
        return closing;
    }

    private synchronized Map<String, Change> waiting() {
        return new LinkedHashMap<>(waiting);
    }

    private void apply(String name, Change change) {
        try {
            if (change.content == null) store.delete(name);
            else store.write(name, change.content);
            done(name, change);
        } catch (GameFileException | SaveException refused) {
            if (!isTold) notices.accept("what is saved is not kept for the next start: " + refused.getMessage());
            isTold = true;
        }
    }

    private synchronized void done(String name, Change change) {
        waiting.remove(name, change);
        isTold = false;
    }

    @Override
    public SortedMap<String, Long> sizes() {
        SortedMap<String, Long> sizes = store.sizes();
        addWaiting(sizes);
        return sizes;
    }

    private synchronized void addWaiting(SortedMap<String, Long> sizes) {
        waiting.forEach((name, change) -> {
            if (change.content == null) sizes.remove(name);
            else sizes.put(name, (long) change.content.length);
        });
    }

    @Override
    public void close() {
        Thread running = end();
        if (running == null) return;
        try {
            running.join(PATIENCE);
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
