package kodama.dev;

import java.util.List;
import kodama.base.LeakLedger;
import kodama.file.FileWatch;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.request.LoopRequests;
import kodama.request.Request;
import kodama.resource.Store;

/**
 * Watches a game's files while it runs: a saved script resets the game, a saved picture or sound is read again in
 * place.
 *
 * <p>Looks twenty times a second, and each frame while a file is being written; on the game thread, while the draw
 * thread is busy.
 */
public final class HotReload implements FrameHook, AutoCloseable {
    private static final int FRAMES_BETWEEN_LOOKS = 3;

    private final FileWatch files;
    private final LoopRequests requests;
    private final List<Store<?>> stores;
    private final DataReload data;
    private final Runnable saved;
    private final GameErrors errors;
    private final LeakLedger.Entry entry;
    private boolean closed;

    /**
     * Starts to watch.
     *
     * @param files tells what has changed
     * @param requests where a reset is asked for
     * @param stores what is kept of its files
     * @param data reads the game's data files again
     * @param saved is called when something was saved
     * @param errors hears of a saved file that cannot be read, and when it can be again
     * @param ledger where the watch is noted until it is closed
     */
    public HotReload(
            FileWatch files,
            LoopRequests requests,
            List<Store<?>> stores,
            DataReload data,
            Runnable saved,
            GameErrors errors,
            LeakLedger ledger) {
        this.files = files;
        this.requests = requests;
        this.stores = List.copyOf(stores);
        this.data = data;
        this.saved = saved;
        this.errors = errors;
        this.entry = ledger.open(LeakLedger.Lifetime.PROGRAM, "watch", "files of the game");
    }

    @Override
    public void afterDraw(long frames) {
        if (closed) return;
        if (frames % FRAMES_BETWEEN_LOOKS == 0 || files.isSettling()) react(files.poll());
    }

    private void react(List<String> changed) {
        if (!changed.isEmpty()) saved.run();
        for (String path : changed) {
            if (path.endsWith(".lua")) requests.submit(new Request.SimpleReset("saved " + path));
            for (Store<?> store : stores) for (String name : store.namesOf(path)) reload(store, name);
            reload("data file '" + path + "'", () -> data.reload(path));
        }
    }

    private void reload(Store<?> store, String name) {
        reload(store.kind() + " '" + name + "'", () -> store.reload(name));
    }

    private void reload(String who, Runnable reading) {
        try {
            reading.run();
            errors.mended(who);
        } catch (RuntimeException unreadable) {
            errors.report(who, unreadable);
        }
    }

    /** Watches no longer. A second call does nothing. */
    @Override
    public void close() {
        closed = true;
        files.close();
        entry.close();
    }
}
