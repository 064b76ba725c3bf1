package kodama.dev;

import java.util.List;
import kodama.base.LeakLedger;
import kodama.draw.ImageFailure;
import kodama.draw.Images;
import kodama.file.FileWatch;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.request.LoopRequests;
import kodama.request.Request;

/**
 * Watches a game's files while it runs: a saved script resets the game, a saved picture is read again in place.
 *
 * <p>Looks twenty times a second, and each frame while a file is being written; on the game thread, while the draw
 * thread is busy.
 */
public final class HotReload implements FrameHook, AutoCloseable {
    private static final int FRAMES_BETWEEN_LOOKS = 3;
    private static final String PICTURE = ".png";

    private final FileWatch files;
    private final LoopRequests requests;
    private final Images images;
    private final GameErrors errors;
    private final LeakLedger.Entry entry;
    private boolean closed;

    /**
     * Starts to watch.
     *
     * @param files tells what has changed
     * @param requests where a reset is asked for
     * @param images the pictures of the game
     * @param errors hears of a saved picture that cannot be read, and when it can be again
     * @param ledger where the watch is noted until it is closed
     */
    public HotReload(FileWatch files, LoopRequests requests, Images images, GameErrors errors, LeakLedger ledger) {
        this.files = files;
        this.requests = requests;
        this.images = images;
        this.errors = errors;
        this.entry = ledger.open(LeakLedger.Lifetime.PROGRAM, "watch", "files of the game");
    }

    @Override
    public void afterDraw(long frames) {
        if (closed) return;
        if (frames % FRAMES_BETWEEN_LOOKS == 0 || files.isSettling()) react(files.poll());
    }

    private void react(List<String> changed) {
        for (String path : changed) {
            if (path.endsWith(".lua")) requests.submit(new Request.SimpleReset("saved " + path));
            if (path.endsWith(PICTURE)) reload(path.substring(0, path.length() - PICTURE.length()));
        }
    }

    private void reload(String picture) {
        String who = "picture '" + picture + "'";
        try {
            images.reload(picture);
            errors.mended(who);
        } catch (ImageFailure unreadable) {
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
