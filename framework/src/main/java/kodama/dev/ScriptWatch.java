package kodama.dev;

import java.util.List;
import java.util.function.Consumer;
import kodama.file.FileWatch;
import kodama.loop.FrameHook;
import kodama.request.LoopRequests;
import kodama.request.Request;

/**
 * Watches a game's files while it runs: a saved script resets the game, a saved picture is read again in place.
 *
 * <p>Looks five times a second, on the game thread, while the draw thread is busy.
 */
public final class ScriptWatch implements FrameHook {
    private static final int FRAMES_BETWEEN_LOOKS = 12;
    private static final String PICTURE = ".png";

    private final FileWatch files;
    private final LoopRequests requests;
    private final Consumer<String> reloadPicture;

    /**
     * Starts to watch.
     *
     * @param files tells what has changed
     * @param requests where a reset is asked for
     * @param reloadPicture reads the picture of that name again; called on the game thread
     */
    public ScriptWatch(FileWatch files, LoopRequests requests, Consumer<String> reloadPicture) {
        this.files = files;
        this.requests = requests;
        this.reloadPicture = reloadPicture;
    }

    @Override
    public void afterDraw(long frames) {
        if (frames % FRAMES_BETWEEN_LOOKS == 0) react(files.poll());
    }

    private void react(List<String> changed) {
        for (String path : changed) {
            if (path.endsWith(".lua")) requests.submit(new Request.SimpleReset("saved " + path));
            if (path.endsWith(PICTURE)) reloadPicture.accept(path.substring(0, path.length() - PICTURE.length()));
        }
    }
}
